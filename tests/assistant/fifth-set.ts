/**
 * A fifth hundred questions about the D7, the D8 and what follows, made on 2026-11-28: under the address of each page, with what
 * kind of page it is, the questions in words of ours that keep the asker's vocabulary; behind each the facts that would be a right
 * answer ('refuse' where the register holds none, beside a fact where either is right).
 *
 * The pages were read in stored copies, of most the first lines alone, and no page is one that the first four sets used. What
 * people asked in a thread, a comment or a letter is taken as it came; where a blog or a list of frequent questions is named,
 * the question is what its story or its list turns on. Not all who asked are American: a question that is the same for one was kept.
 *
 * They were written by a person who had not tuned the library and had not read its rules, and who had seen a part of the fourth
 * set as a pattern. They were closed before that person read the register; the answers were then written from it, without a run.
 */
export const fifthSet = `
https://expatforum.com (thread "Residency Permit via PT Spouse Questions")
  I am American and married to a Portuguese. Do I need to prove income for my residence card, or a home? = eu-spouse-means eu-spouse-card
  After I arrive as a visitor, when do I file for the residence card of a citizen's wife? = eu-spouse-card
https://expatforum.com (thread "Married Couple (EU citizen married to USA citizen) moving to Lisbon-who needs a visa?")
  I'm an EU citizen (Finland) and my wife is American. Does she need a visa before we can enter Portugal? = eu-spouse
https://expatforum.com (thread "Visa Requirement Question")
  What is the criminal record certificate actually called, and do I go to my local police department for it? = fbi-paper guide:criminal-record
  How do we get an apostille on the FBI document, from the FBI or from a local state office? = apostille-office guide:criminal-record
  Does an unopened FBI envelope do without the apostille? = apostille-sealed
https://expatforum.com (thread "Applying for residency while staying in Portugal on 90 day visitor visa")
  Can US citizens enter on the 90 day visit and submit the residency application from Portugal? = apply-in-portugal
  Is there anything against staying in Portugal on the 90 days while our application is decided? = visit-90-days refuse
  Do we have to give up our passports while the application runs? = hand-in-keep-san-francisco hand-in-keep-washington
https://expatforum.com (thread "NHR & USA Pensions")
  Is my US pension taxed in Portugal on the full amount, with nothing like our standard deduction? = pension-tax irs-deductions
  Might I end up paying tax on the same pension to both the USA and Portugal? = tax-treaty ss-taxed
https://expatforum.com (thread "Portuguese Taxes")
  Are there any deductible expenses in the Portuguese income tax? = irs-deductions
  What taxes on retirement income should I budget for a move from the US late this year? = pension-tax tax-treaty irs-rates irs-first-year
https://expatforum.com (thread "Household Goods")
  What is the correct procedure to bring household goods from outside the EU without paying tax? = household-goods goods-papers goods-customs
  Can a second shipment of our things also come in free of duty? = goods-second
https://community.nomadgate.com/t/ira-roth-accounts-distribution-taxation-in-portugal/64738 (thread)
  We convert our IRAs to Roths and pay US tax on it. Will Portugal tax the money again when we withdraw it? = roth-ira
https://community.nomadgate.com/t/is-it-lawsuit-time-processing-times/58634/596 (thread)
  Is a lawsuit the only way to get an AIMA appointment for my renewal? = aima-late aima-silence permit-renewal aima-contact
https://community.nomadgate.com/t/first-tax-filing-in-portugal/63660 (thread)
  Our residency was granted in June, though we lived in Portugal most of the year. Do we file for a partial tax year? = tax-residence tax-residence-days irs-first-year
  How do I put our US pensions into the Portuguese tax declaration? = irs-return
https://community.nomadgate.com/t/changing-address-on-residency-card/54694 (thread)
  What is the procedure to change my address on my residency card without a lawyer? = address-change refuse
  Must the address on the residency card match, or do I pay import duty on my household goods? = goods-customs
https://community.nomadgate.com/t/d7-visa-stay-requirements/59709 (thread)
  Does my required stay count from the entry on the D7 visa or from the date of the residence card? = permit-clock
  Are the stay rules for the three-year renewal the same as in the first two years? = permit-absence stay-months
https://community.nomadgate.com/t/d7-visa-stay-requirement/25192 (thread)
  Must I stay eight months in Portugal in total, or may I not be away more than eight months? = permit-absence permit-clock stay-months
https://community.nomadgate.com/t/d7-portugal-do-family-have-to-stay-6-months/29796 (thread)
  Does my family also have to stay in Portugal as long as I do on the D7? = permit-absence stay-months
https://www.portugalist.com/discussions/topic/d7-time-allowed-outside-of-portugal/ (thread)
  I travel to the US for work. Does the limit on time abroad apply to each year or to the whole permit? = permit-absence permit-clock stay-months absence-reasons
https://www.expat.com/forum/viewtopic.php?id=1016423 (thread)
  Once we hold the residence permits, can we travel outside the EU as we like? = permit-absence
https://expat.com/forum/viewtopic.php?id=1056834 (thread)
  I have read that you can't use travel insurance at the SEF appointment. Is this true? = insurance-aima
  How many months must the health insurance cover for the residence permit? = refuse
https://expat.com/forum/viewtopic.php?id=909775 (thread)
  My child is 16. If I get the D7, does he automatically get a residence permit too? = family-members family-wait hand-in-couple-own-visa family-child-18
  What happens to my son's residency when he reaches 18? = family-child-18
  Can children over 18 get a residence permit through family reunification? = family-members
https://rl.thedroth.rocks/r/PortugalExpats/comments/1jfwifn/digital_nomad_visa_response (thread)
  They suspect I use the D8 for another purpose and I have 10 days to respond. Which documents would help? = visa-hearing
  Is a lease of eight months enough for the long stay digital nomad visa? = lease-length accommodation-kinds
https://rl.huuu.biz/r/RemotePortugal (thread)
  My landlord refuses to register the lease with Finanças. Can I register it myself? = lease-register
https://shrewdm.com/MB?command=print&postID=451291807 (thread)
  Was it luck, or are there tips to get an AIMA appointment sooner? = aima-late aima-contact
https://www.uglobal.com/en/questions/what-are-the-requirements-of-applying-for-permanent-residency-in-portugal-after-holding-a-d7-visa-for-five-years/ (question to lawyers)
  What are the requirements for permanent residency after five years on the D7? = permanent-residence
  As a permanent resident, do I still have to meet the D7 requirements? = permanent-card
https://members.internationalliving.com/can-expats-get-free-healthcare-in-portugal/ (readers' question)
  I've heard healthcare in Portugal is free for expats. Is this true? = health-fees
https://www.portugalresident.com/appointments-at-the-centro-de-saude/ (readers' question)
  As a foreign resident I can't register to book online at the Centro de Saúde. What am I supposed to do? = health-online
https://www.portugalresident.com/ask-afpop-2/ (readers' question)
  Is my Residência still valid after it expires at the end of the month? = expired-card-valid renewal-time
https://noparticularplacetogo.net/2017/10/ (blog)
  But what if I die over there? = us-death
https://therealphilgold.com/2020/07/10/details-details-details (blog)
  Will we still have our US phone numbers? = us-phone
https://www.apoiojuridico-imigracao.com/blog/d7-expired-visa-sticker-multiple-reentries-aima-appointment-2026 (blog)
  My D7 sticker has expired and AIMA sees me only in November. How do I get back in after going to the US? = travel-expired
  How do I not get flagged for overstaying while I wait for my AIMA date? = aima-late visa-ends-waiting
https://lawbba.com/my-d7-visa-arrived-without-an-appointment-what-can-i-do (blog)
  My D7 visa arrived without an appointment, what can I do? = aima-late guide:residence-permit aima-contact
https://advogadoszr.com/guides/rental-contract-d7-visa-portugal (FAQ)
  Do I need to sign a rental contract before my visa is approved? = accommodation-kinds lease-length guide:accommodation-proof papers-list
  Can I break the rental contract early, after a third of it? = lease-break
https://advogadoszr.com/guides/aima-appointment-cancelled-portugal-2026 (FAQ)
  My AIMA appointment was cancelled, what should I do? = aima-late aima-email aima-contact
  My appointment is a long way off. How do I know if it is still valid? = aima-email
https://advogadoszr.com/en/how-foreign-citizens-with-a-digital-nomad-visa-can-apply-for-a-niss-in-portugal (blog)
  I have a digital nomad visa and work for a company abroad. How do I get a NISS? = niss-how
https://support.bordr.com/article/431-what-documents-do-i-need-to-submit-to-obtain-a-niss-if-i-m-self-employed (FAQ)
  What documents do I need to get a NISS if I'm self-employed? = niss-self-employed niss-how
https://expatonabudget.substack.com/p/my-portuguese-visa-expired-6-months/comments (comment)
  My Portuguese residency expired six months ago and I feel stuck. May I leave the country? = travel-expired
https://www.portugalist.com/working-on-d7-visa (blog)
  Can you actually work once you're in Portugal on a D7? = work-d7
https://www.portugalist.com/portugal-visa-rejected/ (blog)
  Before a final refusal, am I entitled to defend my application? = aima-draft-refusal visa-hearing
https://www.portugalist.com/d7-accommodation/ (blog)
  A friend who lives in Portugal invites us to stay. What does the letter need? = guide:accommodation-proof accommodation-kinds
https://downhilltravel.com/index.php/2024/12/25/the-joy-of-aima (blog)
  It is 75 days since my AIMA appointment and no residency card has come. How long does it take? = card-wait
https://dhirubhai.net/pulse/system-broken-bruce-joffe-pr6of (blog)
  How do we book the renewal of our residency when no office and no app offers it? = permit-renewal renewal-time aima-contact
https://nickmolinaros.blogspot.com/2025/09/mary-lous-portugal-journey-36.html (blog)
  AIMA wrote that we pay first for the renewal. Which documents do we then upload? = permit-renewal
https://erikaandmarktravels.com/2025/12/29/%f0%9f%90%be-moving-our-dog-from-u-s-to-portugal-what-it-really-took-to-bring-our-pitbull-mix-abroad (blog)
  Can we bring our pit bull mix to Portugal? = pets-breeds
https://www.aphis.usda.gov/pet-travel/us-to-another-country-export/frequently-asked-questions-about-traveling-your-pet (FAQ)
  How long does it take before a pet can travel, from vaccine to health certificate? = pets guide:pet-1 guide:pet-3 guide:book-travel pets-timeline
  Must the health certificate for our cat be endorsed, and by whom? = guide:pet-6 pets
https://expatinportugal.substack.com/p/drivers-license-exchange (blog)
  Do I need a certified driving record from my state to exchange my US license? = driving-papers
  Do I need a physical for the Portuguese driver's license? = driving-papers
https://movetocascais.com/faq_nif_fiscal-representation/?lang=en (FAQ)
  How do I end the fiscal representation once I have an address in Portugal? = representative-end
https://movetoportugal101.com/FAQ.html (FAQ)
  How long does it take to obtain a NIF? = nif-time
  Can I open a Portuguese bank account remotely? = bank-remote
https://costabroad.com/?p=770 (blog)
  My tax representative keeps the password of the Finanças portal. How do I get my own? = nif-password guide:settlement-nif
https://pelicanmigration.com/portugal-d7-visa-frequently-asked-questions/ (FAQ)
  Can I move to Portugal on a D7 with a criminal record? = criminal-conviction
  Do I have to speak Portuguese to apply for the D7 visa? = language-when
http://consulateportugalnewbedford.org/us/serv_cons-us/cert_bagagem-us.php (FAQ)
  I am moving to Portugal for good. Can I take my car along tax free? = car-import
https://anamericaninporto.substack.com/p/containers-and-gratitude (blog)
  Who issues the Certificado de Bagagem and what do they want for it? = goods-papers
https://dianabrown.net/moving-to-a-new-country-people-pets-and-possessions-part-3-possessions (blog)
  Will our American appliances run in Portugal? = appliances
https://patgerritportugaladventure.blogspot.com/2024/08/walking-visas-through-uk.html (blog)
  We came in as tourists because our visas were late. Must we leave and enter again on the visa? = refuse
https://hummingalong.net/obtaining-residency-in-portugal (blog)
  We travel all year. Can we apply anywhere, or only where our state of residence belongs? = hand-in-book-home consulate-area
https://byouauthentically.com/post/visa-saga-part-2-3 (blog)
  I live in Florida. Which VFS office takes my application? = refuse
https://avagasafari.com/how-my-portugal-d7-visa-for-remote-work-ended-and-a-spring-update/ (blog)
  The consulate now wants proof of funds in Portugal. What do they accept? = income-savings income-d7
https://everydayportugal.com/sef-appointment-visa-residency-portugal/ (blog)
  What do they ask for at the residency appointment of a child? = guide:residence-permit refuse
  We had a layover and have no Portuguese stamp. How do we prove our entry? = entry-declaration
http://blancavalbuena.com/es/what-to-expect-at-your-second-portuguese-d7-residency-visa-appointment/ (blog)
  At the renewal they want proof that I owe no taxes. Where do I get it? = permit-renewal no-debt-paper
https://thriftyexplorations.com/from-the-us-to-portugal-how-we-chose-the-right-school-for-our-kids (blog)
  Should our kids go to an international school or to a Portuguese one? = refuse
https://investingforexpats.com/pt/pt-faq-for-moving-to-portugal-financial-planning (FAQ)
  What documents does a US citizen need to open a bank account in Portugal? = guide:bank-account
  Do I have to report my Portuguese bank account to the US? = fbar fatca guide:bank-account bank-americans
https://www.itllbefunretirement.com/post/our-citizenship-journey-ends-here (blog)
  We have four years here. Does the new ten-year rule for citizenship hit us? = citizenship-change citizenship-wait
https://barbaragrassey.com/finding-a-long-term-rental-in-portugal/ (blog)
  The apartment we rented unseen turned out unlivable. Can we get out of the lease? = lease-break
https://usa2.pt/posts/what-to-do-after-sef-appointment (blog)
  I have my residency permit card, now what? = after-card
https://liveabroad-pt.com/6-documents-youll-need-arriving-in-portugal-visa (blog)
  Do I have to declare my entry if my flight stops in another Schengen country? = entry-declaration
https://visualfoodie.com/registering-for-portugals-health-care (blog)
  Can a retiree register at the health centre without a NISS? = health-number health-registration guide:healthcare
https://legalclarity.org/do-i-lose-my-va-disability-if-i-move-overseas (FAQ)
  Do I lose my VA disability if I move to Portugal? = va-benefits
https://zaro.info/social-security-abroad/can-i-collect-social-security-if-i-live-in-portugal (FAQ)
  Can I collect Social Security if I live in Portugal? = social-security-abroad ss-deposit
https://faccounting.pt/?p=1272 (blog)
  As a digital nomad, will I be obliged to pay Social Security contributions in Portugal? = social-contributions
  What are the obligations of my employer back home if I work from Portugal? = us-employer
https://nomadx.com/visas/portugal-d7 (FAQ)
  Can crypto income qualify for the D7? = income-kinds refuse
https://community.nomadgate.com/t/pt-gv-health-insurance/42866 (thread)
  Is it just travel insurance they want, or primary health insurance? = insurance-kind insurance-aima
https://help.baseflow.io/portugal/visa-for-non-eu-citizens/step-by-step-visa-application-process (FAQ)
  I live in Massachusetts. Do I apply with VFS or directly at the consulate in Boston? = refuse
https://crevelingandcreveling.com/blog/wsj-ask-expert-american-expats-scramble-keep-us-investment-accounts (readers' question)
  Will my US broker still let me keep my account once I live abroad? = brokerage-abroad
https://knowledge.movingto.io/en/who-is-required-to-maintain-a-fiscal-representative-in-portugal (FAQ)
  Who is required to keep a fiscal representative in Portugal? = nif-representative
https://community.nomadgate.com/t/portuguese-citizenship-application-after-5-years-of-golden-visa/21226?page=9 (thread)
  After five years, could one apply for EU long-term residence instead of citizenship? = long-term-resident permanent-residence
https://barbaragrassey.com/transferring-my-life-overseas/ (blog)
  How long can I drive on my US license once I have the residency permit? = driving-license license-late license-conditions
https://americanfamilyinportugal.com/2024/05/17/obtaining-a-portuguese-health-number-sns-number-or-numero-de-utente-de-saude-as-an-american-expat (blog)
  Our residence cards say n/a where the health number should be. How do the kids get one? = health-number
`;

/** The same in Portuguese, of Portugal and of Brazil. */
export const fifthSetPortuguese = `
https://redlib.swightshome.xyz/r/portugal/comments/1iy78pm/voltar_para_portugal_sendo_o_meu_marido_americano (thread)
  O meu marido é americano e eu sou portuguesa. Ele tem mesmo de pedir um visto D7 ou D8? = eu-spouse eu-spouse-card
  Não há vagas na VFS Global e ninguém nos responde. Que opções temos? = hand-in-book-vfs refuse
https://dnbrasil.dn.pt/pergunte-ao-advogado-%C3%A9-permitido-que-o-imigrante-fique-mais-de-seis-meses-fora-do-pa%C3%ADs (readers' question)
  O meu filho precisa de ficar mais de seis meses fora de Portugal. É permitido? = permit-absence absence-reasons
https://knowledge.movingto.io/pt-br/quais-medidas-devo-tomar-se-perder-meu-emprego-ou-minha-fonte-de-renda-passiva-enquanto-estou-com-o-visto-d7 (FAQ)
  O que devo fazer se perder minha fonte de renda enquanto estou com o visto D7? = renewal-conditions refuse
https://knowledge.movingto.io/pt-br/é-possível-trabalhar-em-portugal-com-o-visto-d7 (FAQ)
  É possível trabalhar em Portugal com o visto D7? = work-d7
https://knowledge.movingto.io/pt-br/quanto-tempo-leva-o-processo-de-aplicação-para-o-visto-d7 (FAQ)
  Quanto tempo leva o processo do visto D7? = processing-time time-in-all
https://advogadoszr.com/o-trabalhador-remoto-e-o-visto-de-nomade-digital-um-novo-caminho-pos-brexit-para-residencia-em-portugal/ (blog)
  Posso pedir o visto de nômade digital diretamente em Portugal? = apply-in-portugal
  Recebo os meus rendimentos da minha própria empresa. É caso de D7 ou de D8? = d7-or-d8 d8-self-employed hand-in-d8-self-employed
https://happycultura.pt/posts/como-obter-o-seu-numero-de-utente-numero-de-utilizador-de-saude-em-portugal (blog)
  Onde é que se vai para obter o número de utente? = health-number guide:healthcare
https://advocaciapinheiro.com/mudanca-endereco-aima-titulo-online (blog)
  Mudei de casa. Como altero o endereço na AIMA? = address-change refuse
https://maracujaroxo.com/reagrupamento-familiar-quando-eu-posso-fazer (FAQ)
  Não sou casado mas moro com minha namorada, posso solicitar o reagrupamento? = partner-unmarried
  Quando posso solicitar o reagrupamento familiar? = family-wait family-couples
https://pt.phongnhaexplorer.com/per/direito/quem-tem-direito-a-reagrupamento-familiar-em-portugal.html (FAQ)
  Quanto tempo demora para sair o reagrupamento familiar? = family-wait family-conditions
https://www.brasileiraspelomundo.com/como-trocar-a-carteira-de-motorista-em-portugal-491067770 (blog)
  Como trocar a carteira de motorista em Portugal sem ter que realizar uma prova prática? = driving-license license-late driving-papers
https://dnacidadania.com.br/troca_da_carta_em_portugal (blog)
  Passaram os 90 dias depois do título de residência. Ainda posso conduzir com a carta estrangeira? = license-late
https://www.ada-legal.com/news-posts/troca-de-carta-de-conducao-recentes-alteracoes/ (blog)
  Tenho mais de 60 anos. Posso conduzir em Portugal com a carta americana? = driving-license license-conditions
https://diariodacidadania.com/2022/12/15/residencia-caducada-posso-renovar-ou-tenho-que-comecar-um-processo-novo/ (blog)
  Residência caducada: posso renovar ou tenho que começar um processo novo? = refuse
https://dnbrasil.dn.pt/pedidos-de-renovaes-de-residncia-devem-ser-feitos-at-dia-15-decreto-lei-no-ser-renovado (blog)
  O comprovante do pedido de renovação vale enquanto o novo cartão não chega? = expired-card-valid renewal-time
https://dnbrasil.dn.pt/aima-abre-renovaes-de-janeiro-e-fevereiro-no-portal (blog)
  Quando abre o portal para renovar um título que vence no mês que vem? = renewal-time
https://paraviverbem.com/visto-d7-para-reformados-comprovativo-rendimentos-valores-minimos-portugal-2 (blog)
  Com que documentos o reformado comprova os rendimentos para o visto D7? = guide:proof-income
`;
