/**
 * A seventh set of questions, a hundred and twenty in Portuguese, about moving to Portugal and living there, made on 2026-11-28:
 * under the address of each page, with what kind of page it is, the questions in words close to the asker's, shortened to one
 * sentence. No page is one that the first six sets used. Most were read in stored copies, of which the first lines alone were shown.
 *
 * Behind each stand the facts that would be a right answer: 'refuse' where the register holds none, beside a fact where it holds the
 * matter in part and either is right. The questions were collected, and closed, by a person who had not tuned the library, in the
 * order in which searching gave them and without choosing what looks answerable, before that person read the register and the
 * written questions; the shape of such a file was looked up in the sixth set, some of its answers with it. The answers were
 * written from the register alone, before the one run.
 */
export const seventhSet = `
https://bogleheads.org/forum/viewtopic.php?f=22&t=345369&sid=d545088ace93d0077fb2c40e9d82e0da (thread)
  If I sell my ETFs once I am a tax resident there, am I taxed on the total gains, also those from before I moved? = investment-tax refuse
https://www.expat.com/forum/viewtopic.php?id=1054441 (thread)
  The criminal record from where I live has to be translated, but does it need an apostille? = hand-in-bring-record guide:criminal-record apostille-office
https://www.expat.com/en/forum/europe/portugal/1105168-new-law-extending-residency-period-to-10-years.html (thread)
  Does the new law mean I need to stay another 8 years before becoming a citizen, or is it only for people coming in now? = citizenship-change citizenship-wait
https://community.nomadgate.com/t/leaving-portugal-while-waiting-to-apply-for-gv-application/46985 (thread)
  My 90 days as a tourist are over but were extended. Can I leave Portugal for two weeks and return without issues? = refuse
https://www.apoiojuridico-imigracao.com/blog/d8-digital-nomad-portuguese-employer-switch-visa-2026 (thread, quoted)
  I thought the digital nomad visa had me covered. Can an employer here hire me as an employee? = d8-local-clients permit-rights
https://community.nomadgate.com/t/absence-limits-for-pt-citizenship/71397 (thread)
  If I am away less than six months in a row and less than eight months per year, do I meet the requirements for citizenship? = permit-absence stay-months citizenship-count
https://www.apoiojuridico-imigracao.com/blog/aima-card-returned-ctt-lisbon-pickup-tickets-may-2026 (thread, quoted)
  My renewed card was delivered when I was not home and I'm outside Portugal. Can a lawyer collect it for me? = card-returned
  CTT returned my card to AIMA. How long will it take to get the email to pick it up? = card-returned refuse
https://expatforum.com (thread "Autism awareness in Portugal?")
  How accepting is Portugal of individuals with autism? = refuse
https://libreddit.marty.tf/r/PortugalExpats/comments/1hpmb69/kid_16_with_autism_looking_for_friends (thread)
  How can I help my kid, 16 and autistic, find friends in the Cascais or Lisbon area? = refuse
https://redlib.not-a-c2-server.fyi/r/PortugalExpats/comments/1jukj6u/irs_declaration_guides (thread)
  Is it enough to register my income under Recibos Verdes on the Portal das Finanças, or do I have to go elsewhere as well? = irs-return refuse
  Which section of the site is for the IRS declaration? = irs-return refuse
https://libreddit.chmuul.net/r/PortugalExpats/comments/1oqxu9j/who_plans_to_leave_portugallisbon_before_2026 (thread)
  With all the difficulty of renewing, who is thinking of leaving Portugal, and for where? = refuse
https://reddit.wdas.io/r/PortugalExpats/comments/1onby3u/looking_for_creative_ideas_for_last_will (thread)
  We have no children. Can we will our house to a dog and cat rescue? = inheritance refuse
  Can our will order the house sold below market to a young family? = refuse
https://www.apoiojuridico-imigracao.com/blog/d8-renewal-portal-recibos-verdes-proof-of-address-missing-2026 (thread, quoted)
  The renewal portal has no request for proof of address. Does that mean it is not required? = permit-renewal permit-address-proof refuse
  I work as a freelancer. What do I upload for the last 6 payslips, recibos verdes? = refuse
https://www.apoiojuridico-imigracao.com/blog/aima-renewal-portal-payment-to-document-upload-window-timing-2026 (thread, quoted)
  I paid AIMA for the renewal. When does the document upload become available? = refuse
https://community.nomadgate.com/t/traveling-with-a-gv-card-to-europe-which-will-expire-mid-way/69799 (thread)
  My residence card will expire midway through a trip in Europe. Will that be a problem? = travel-expired expired-card-valid
https://community.nomadgate.com/t/overstaying-in-eu-portugal/62210 (thread)
  How much should I be worried about a 3-day overstay? Will they bar me or fine me? = refuse
https://redlib.hadinaqvi.dev/r/PortugalExpats (thread)
  Has anyone travelled on an expired residence permit with a renewal appointment already done? = travel-expired expired-card-valid
https://community.nomadgate.com/t/insight-needed-citizenship-process-for-newborns-to-portugal-golden-visa-parents/62018 (thread)
  For a newborn's citizenship, does resident for one year mean holding the card or physically living in Portugal? = refuse
https://legamart.com/community/new-born_libi950j451836 (question to a lawyer)
  I have a residence card and am pregnant. If I give birth in Portugal, will my child have a Portuguese passport? = refuse
https://expatforum.com (thread "Marrying a Portuguese Citizen")
  I am engaged to someone from Portugal. What do I need for residency once we are married and I am there? = eu-spouse-card eu-spouse eu-spouse-means
  I won't have an income if I relocate. Will the fact that my husband works and owns a home suffice? = eu-spouse-means
  How do I bring my daughter in under a visa as well? = family-members refuse
https://expatforum.com (thread "Criminal Record Check")
  The FBI rejected my fingerprints several times. Why can't I just submit a state criminal record check? = fbi-paper guide:criminal-record
https://nomadlist.com/forum/t/any-us-citizens-ever-get-a-visa-extension-in-portugal/4831 (thread)
  Did any US citizens ever get a 90 day tourist extension in Portugal? = refuse
  Does the Portuguese visa extension permit travel to the other Schengen countries? = refuse
https://community.nomadgate.com/t/overstaying-in-pt/60467 (thread)
  My kid starts school there before we have residency. If we overstay, does it affect re-entering Portugal? = refuse
https://community.nomadgate.com/t/shifting-from-d7-to-gv/27560 (thread)
  If I can't comply with the stay requirement of the D7 and shift to a Golden Visa, does the clock to citizenship reset? = citizenship-count refuse
https://community.nomadgate.com/t/switching-from-a-golden-visa-to-a-d7/48204?page=3 (thread)
  Has anyone successfully made the switch from the Golden Visa to the D7? = permit-change refuse
https://community.nomadgate.com/t/converting-from-d7-to-golden-visa/39439 (thread)
  If I start with a D7 and then switch, can I still apply for permanent residency after 5 years in total? = permanent-residence refuse
https://community.nomadgate.com/t/d7-6-consecutive-months-questions/47383 (thread)
  How many days is six consecutive months on the D7, 180 or 183? = permit-absence stay-months refuse
  Does a weekend trip to Paris or Madrid stop the clock on the consecutive months? = permit-absence stay-months refuse
https://community.nomadgate.com/t/changing-from-portuguese-gv-to-passive-income-retirement-visa/51637 (thread)
  We live in Lisbon full time on a GV. Does switching to the passive income visa mean starting over? = permit-change citizenship-count refuse
https://www.uglobal.com/en/questions/how-can-i--apply-for-portugal-golden-visa-with-a-dismissed-and-sealed-arrest-record-in-fbi-background-check-report/ (question to a lawyer)
  My FBI report still shows an arrest that was dismissed and sealed. Will this impact my application? = criminal-conviction
  Should I show the state record instead of the FBI one? = fbi-paper guide:criminal-record
https://expatforum.com (thread "USA disability benefit taxable in Portugal?")
  Does anyone know if a USA disability benefit is taxable in Portugal? = ss-taxed tax-treaty refuse
https://expatexchange.com/thread/278/3419204/Portugal/Expats-Living-in-Portugal/How-does-the-Non-Habitual-Resident-Tax-Scheme-work (thread)
  How does the Non-Habitual Resident scheme treat US social security, a government pension and IRA distributions? = nhr-closed pension-tax
http://www.ezyomusic.com/en/forum/europe/portugal/1089099-portuguese-taxes-on-social-security-benefits-from-the-us.html (thread)
  I hope to live on the Azores as a retired person. What % of my Social Security income will be taxed? = ss-taxed tax-treaty
http://www.peanutplatform.com/en/forum/europe/portugal/1091350-re-tax-to-pay-on-the-sale-of-a-property-outside-portugal.html (thread)
  I just sold a house outside Portugal and am a resident. What percentage do I pay on the capital gain? = refuse
https://expatforum.com (thread "Capital Gains Issue")
  Do I have to give up my NIF number when I leave Portugal? = refuse
https://uglobal.com/en/questions/will-the-children-of-a-portugal-golden-visa-holder-enjoy-any-university-benefits (question to a lawyer)
  My children start university in a few years. Can they get lower tuition like Portuguese citizens? = refuse
https://members.internationalliving.com/how-do-i-take-my-parrot-to-portugal (reader's question)
  We have a parrot and definitely want to take her. Would she be able to move with us? = refuse
https://www.petrelocation.com/blog/post/pet-travel-question-moving-a-bird-to-portugal (reader's question)
  What do I need to move my pet bird, a conure, from Rhode Island to Portugal with me? = refuse
https://inlis.pt/post/why-aima-is-delaying-residence-cards-immigrants-share-their-frustrations (readers, quoted)
  I gave my fingerprints almost a month ago and have no information about my card. Is that normal? = card-wait aima-silence
  My biometric appointment was canceled just a day before and I have no new date. What now? = aima-contact aima-late refuse
https://www.expat.com/en/forum/europe/portugal/1114243-5-year-renewal.html (thread)
  I renewed online and it was accepted. I thought I had to get a new photo, is this not the case? = permit-renewal refuse
https://community.nomadgate.com/t/sns-and-numero-de-utente/60855 (thread)
  My spouse and I have our 2 year permits. Are we eligible for health coverage by the SNS immediately? = health-number health-registration guide:healthcare
https://www.idealista.pt/en/news/property-for-rent-in-portugal/2020/10/05/748-is-a-guarantor-required-for-rental-contracts-in-portugal (blog)
  Is a guarantor required for rental contracts in Portugal? = refuse
https://growingupexpat.com/blog/ (blog)
  How do I get the letter from the consulate that I need to exchange my driver's license? = driving-papers
https://locolatitudes.com/post/sunday-funday (blog)
  If we sign the contract for a house and then decide not to buy, do we lose the down payment? = home-buying refuse
https://noparticularplacetogo.net/2015/10/31/the-great-document-round-up-starting-the-portugal-residency-process/ (blog)
  You have to leave after 90 days, so what do you do if you want to stay? = visit-90-days apply-in-portugal
https://therealphilgold.com/2021/06/21/bumps-along-the-rental-road (blog)
  One owner wanted a year of rent paid in advance. May they ask for that? = rent-deposit
https://www.ourportugaljourney.com/p/frustration-frustration-frustration?utm_source=substack&utm_medium=email&utm_content=share&action=share (blog)
  After we become legal residents, how long may we drive on our U.S. license? = driving-license license-conditions license-late
https://theroadtoportugal.com/2018/10/12/back-to-bfe-usa-and-points-west/ (blog)
  How do you make plane reservations when you don't know when the visa will be approved? = hand-in-bring-flight
  If you don't plan to return you can't get round trip tickets, and then what? = hand-in-bring-flight
https://adventureswithjacknkaren.blogspot.com/2021/11/home-again-in-portugal.html (blog)
  Our lease has started. Can we fly to Portugal on our tourist passports before the visa is approved? = visit-90-days refuse
https://www.portugalist.com/d7-savings/ (blog)
  Can you apply for the D7 with just savings? = savings-alone
https://freshportugal.com/post/d7-visa-low-income-strong-savings-2025 (blog)
  What if my monthly income is low but I have strong savings, can the D7 still work? = savings-alone
https://www.portugalist.com/d7-without-passive-income/ (blog)
  What if you don't have a passive income? = d7-or-d8 income-kinds savings-alone
https://www.marlowbray.com/resource-articles/unmarried-partner-on-a-golden-visa-application (blog)
  Can a long-term partner be added later, even without marriage? = partner-unmarried family-couples family-wait
https://www.portugalist.com/non-eu-family-members/ (blog)
  I have an EU passport. What happens with a spouse from outside the EU? = eu-spouse eu-spouse-card
https://www.globalexpatsupport.com/post/social-security-for-digital-nomads-in-portugal-what-you-need-to-know (blog)
  Do I have to show social security compliance when I apply for the digital nomad visa? = social-contributions
https://mydolcecasa.com/moving-to-portugal-expectations-vs-reality (list)
  Where should I live? = refuse
  What lawyer should I use to make it faster? = refuse
  What should I budget for? = refuse
https://sbpslegal.com/my-visa-is-being-rejected-what-should-i-do (list)
  My visa is being rejected, what should I do? = visa-hearing visa-refused
  What if the visa is rejected again? = visa-refused visa-hearing
https://docs.anchorless.io/en/articles/7916970-what-documents-can-i-utilize-as-evidence-of-my-proof-of-address-for-my-nif (list)
  What documents can I use as proof of address for my NIF? = guide:nif-number guide:nif-way-2 refuse
https://docs.anchorless.io/en/articles/9004651-what-is-a-niss-and-do-i-need-one (list)
  What is a NISS and do I need one? = social-security-number
https://costabroad.com/the-hidden-banking-hurdles-in-portugal-why-activobank-rejects-non-eu-expats-and-what-really-works (blog)
  Activobank said no to my US passport. Which banks take people from outside the EU? = bank-americans refuse
https://usexpat.com/tax (list)
  Do U.S. expats still file taxes? = us-tax-return
  What is FBAR and FATCA? = fbar fatca
https://www.areiaglobalconsultants.com/cbep (list)
  What happens to my kids if my spouse and I pass away in Portugal? = refuse
  Can I put my Portuguese home in my U.S. trust? = refuse
  I did my estate planning when I was in the States. Will it work here? = inheritance refuse
https://issuu.com./portugalliving/docs/pl_spring_2022/s/16407332 (blog)
  Do foreigners living in Portugal need a Portuguese will? = inheritance refuse
https://barbaragrassey.com/moving-to-portugal-as-an-older-single-woman/ (blog)
  Are there any older women who have moved to Portugal solo? = refuse
https://beckettatee277.bearsfanteamshop.com/can-you-live-in-portugal-on-1000-a-month-1 (blog)
  Can you live in Portugal on $1000 a month? = refuse
https://dmatax.pt/tax-guides/where-to-file-first-us-or-portugal/ (blog)
  Where do I file first, in the US or in Portugal? = irs-return us-filing-date refuse
https://blog.fiz.co/en/how-to-open-freelance-activity-portugal/ (blog)
  Do I even need to open activity for a one-off service? = refuse
https://everydayportugal.com/trip-travel-insurance-how-to-make-sure-youre-covered-in-the-us-pt/ (blog)
  Am I still insured when I go back to the United States for a visit? = refuse
https://www.inlis.pt/post/how-to-register-a-rental-contract-in-portugal-as-a-tenant (blog)
  My landlord doesn't register the rental contract. Can I do it as a tenant? = lease-register
https://www.edpropt.org/post/portugal-residence-permit-renewal-problems-12-common-errors-fixes-2026-edition (blog)
  The renewal portal says incorrect username or password even though it's right. What do I do? = aima-contact refuse
https://visas.pt/pt/news/understanding-the-financial-requirements-for-moving-to-portugal (list)
  Do the funds need to stay in the account? = refuse
https://www.washingtondcapostille.com/tag/drivers-license-apostille-for-portugal/ (blog)
  Do I need to apostille my US driver's license to get a Portuguese one? = driving-papers
https://item.pandaremit.com/article/43367.html (list)
  Are money transfers to Portugal from the US taxable? = refuse
https://sintraportugal.net/travelers/can-us-citizen-getting-married-in-portugal.html (list)
  How do I register my American marriage in Portugal? = refuse
https://lovefromportugal.substack.com/p/hey-arent-you-taking-some-sort-of (list, quoted)
  If I complete the PLA course, do I have to take the nationality exam? = language-proof
https://www.edpropt.org/post/the-complete-guide-to-portuguese-pla-courses-for-a2-certification (blog)
  Is the PLA the same as the A2 exam? = language-proof
https://identityabroad.com/fbi-background-check-in-portugal (blog)
  Can I do the FBI check from Portugal or do I need to go back to the U.S.? = refuse
https://www.itllbefunretirement.com/post/buying-a-house-in-portugal-with-a-mortgage-our-unfiltered-guide (blog)
  Can we buy a house in Portugal with a mortgage if we're in our 50s or 60s? = refuse
https://www.ericeiraliving.com/atestado-residencia/ (blog)
  Do I really need an Atestado de Residência? = atestado permit-address-proof refuse
https://lovefromportugal.substack.com/p/changing-addresses-financas?action=share (blog)
  We moved to a new place here. Which offices need our new address? = address-change after-card guide:permanent-housing
https://therealphilgold.com/2020/07/02/our-furry-family (blog)
  How will you move your pets, won't they have to be quarantined for months? = pets pets-timeline refuse
https://support.e-residence.com/article/20-portuguese-bank-account-for-usa-citizens (list)
  What is considered as proof of income to open the bank account? = bank-remote guide:bank-account refuse
https://www.sbpslegal.com/en/legal-insights/do-i-need-a-health-user-number-in-portugal (list)
  Do I need a health user number in Portugal? = health-number health-registration refuse
https://portugalexpatlife.com/portuguese-consulate-san-francisco (blog)
  Is inexpensive travel insurance good enough for the visa? = insurance-kind guide:health-insurance
`;

/** The same in Portuguese, of Portugal and of Brazil. */
export const seventhSetPortuguese = `
https://diariodacidadania.com/?p=1027 (blog)
  Fiz a manifestação de interesse. Posso ir de férias ao meu país de origem e voltar a entrar em Portugal? = refuse
https://odgo.com.br/carta-convite-desvendada-entenda-definitivamente-o-que-e/ (blog)
  A carta convite é a única forma de comprovar a minha estadia em Portugal? = accommodation-kinds guide:accommodation-proof
https://dnbrasil.dn.pt/tem-familiar-vindo-visitar-aima-disponibiliza-novo-modelo-de-carta-convite (readers, quoted)
  Como deve ser apresentada a carta convite a partir de agora? = refuse
https://guiacidadania.com.br/?p=8707 (blog)
  Quem nasce em Portugal tem direito automático à cidadania portuguesa? = refuse
https://jeanmello.org/pergunta-e-resposta/como-denunciar-senhorio-que-nao-faz-contrato.html (list)
  Como denunciar um senhorio que não faz contrato? = lease-register refuse
https://advocaciapinheiro.com/?p=7500 (blog)
  Como solicitar um atestado de residência na Junta de Freguesia? = atestado
https://www.camaraportuguesa.com.br/saiba-se-o-visto-d7-e-adequado-para-voce-e-sua-familia-soul-home-portugal/ (list)
  É possível trazer toda a família para Portugal? = family-members family-wait
  Quanto demora para sair o visto D7? = processing-time time-in-all
https://impostosobreveiculos.info/importacao/isencao-por-mudanca-de-residencia-condicoes-e-procedimentos/?fbclid=IwAR0ZV5isRfcN_0TWGUw22lFFlC2Xw1WEFIkQM9Az2vPUSuFLSDENMeVM8D8 (blog)
  Como peço a isenção do ISV por mudança de residência? = car-import
https://portugal-direct.pages.dev/foreigners-guide.html (list)
  Preciso mesmo de NIF? = guide:nif-number hand-in-bring-nif
https://pumble.com/learn/pt/digital-nomad-visa/portugal-digital-nomad-visa (list)
  Quanto custa o visto de nômade digital para Portugal? = visa-fee
https://www.lcttlegal.pt/copy-of-golden-visa (list)
  Contratos temporários ou por projeto são aceites no visto nómada digital? = refuse
  Posso transformar este visto em outro tipo depois? = permit-change
https://www.portugalresidencyadvisors.com/pt-br/como-obter-uma-consulta-na-aima-um-guia-completo-para-2025 (blog)
  Como obter uma consulta na AIMA? = aima-late aima-contact
https://globalpass.store/visto-sem-agendamento (blog)
  Recebi o visto, mas cadê o meu agendamento? O que fazer? = aima-late aima-contact guide:residence-permit
https://diariodacidadania.com/?p=1078 (blog)
  É possível fazer o pedido do visto D7 diretamente em Portugal? = apply-in-portugal
https://dnbrasil.dn.pt/residencia-cplp-caducada-posso-viajar-ao-meu-pais-de-origem-e-regressar-a-portugal (reader's question)
  Tenho a residência CPLP caducada e gostaria de ir ao meu país. Será que terei algum problema ao regressar? = travel-expired expired-card-valid
https://diariodacidadania.com/2022/03/20/entreguei-os-documentos-ao-sef-posso-viajar (blog)
  Entreguei os documentos à AIMA e ainda não recebi o título. Posso viajar? = travel-expired visa-entries
https://dnbrasil.dn.pt/pergunte-ao-advogado-com-o-fim-do-decreto-que-prorroga-a-validade-dos-documentos-como-ficam-os-imigrantes (reader's question)
  O decreto que prorroga os documentos acaba. Vou ficar ilegal? Vou ter que ir embora? = expired-card-valid
https://diariodacidadania.com/2022/12/15/reagrupamento-familiar-por-manifestacao-de-interesse-e-possivel/ (blog)
  É possível pedir o reagrupamento familiar só com a manifestação de interesse? = refuse
`;
