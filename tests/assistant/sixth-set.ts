/**
 * A sixth set of questions, 93 and 19 in Portuguese, about the D7, the D8 and what follows, made on 2026-11-28 after the last
 * change of the facts and the weights: under the address of each page, with what kind of page it is, the questions in words of ours
 * that keep the asker's vocabulary; behind each the facts that would be a right answer ('refuse' where the register holds none,
 * beside a fact where either is right). While its pages were searched for, from 16:01, written questions and boundaries were still
 * changed between 16:04 and 16:06, after tests that failed and misses of the fifth set.
 *
 * No page is one that the first five sets used. Most were read in stored copies, of which the first lines alone were shown. They
 * were written by the person who had just tuned the library and written the facts, so they prove less than those of a stranger:
 * whoever knows the register asks, unknowingly, for what it holds. The answers were written down before the one run.
 */
export const sixthSet = `
https://www.expat.com/forum/viewtopic.php?id=1039155 (thread)
  What happens if I can't get an appointment within 60 days to tell them my new address? = address-change
  How are people dealing with the address change when there are no appointments? Any penalties? = address-change refuse
https://www.expat.com/forum/viewtopic.php?id=1030745 (thread)
  When I tell them of my change of address, will a new residence card be generated or only the record updated? = address-change refuse
  What if one simply ignores the change of address and waits until the card expires? = address-change refuse
https://expatforum.com (thread "Informing SEF of absence")
  Must I inform them before I'm away for more than six months, or get permission? = absence-reasons permit-absence
  On what grounds may a longer absence be permitted? = absence-reasons
https://expatforum.com (thread "Comprehensive health insurance?")
  What does comprehensive health insurance mean in Portugal, zero deductibles? = insurance-kind insurance-aima refuse
https://www.bogleheads.org/forum/viewtopic.php?f=2&t=165940&p=2495052&sid=15f356ede554e8d5b8d4bd8db75f04bd (thread)
  Are withdrawals from a 401(k) tax-free in both countries? = ira-payments tax-treaty
https://community.nomadgate.com/t/family-reunification-question-legal-guardian-consent-form-for-shared-custody/51613 (thread)
  My kids have another legal guardian. Does the co-parent have to sign for them? = hand-in-child-consent
https://community.nomadgate.com/t/wiki-how-to-golden-visa-renewal-mega-thread-january-2025/69099?page=17 (thread)
  Is the AIMA portal reachable from outside Portugal? = refuse
https://libreddit.winscloud.net/r/PortugalExpats/s/4H7JdBEXt6 (thread)
  We move from the US with two cats. When do we get the cats ready? = pets-timeline pets
  My cat's microchip is not an ISO one. Must she get a new one? = pets guide:pet-2 refuse
  Which airlines are good for cats? = refuse
https://algarvedailynews.com/travel/18438-us-expats-travelling-with-your-pet (blog)
  Do I have to book an appointment with the vet at Lisbon airport, and is there a fee? = guide:pet-4 pets-airport
https://members.dev.internationalliving.com/what-are-drugstores-like-in-portugal (readers' question)
  Can I get my usual medications from a Portuguese drugstore? = prescriptions
https://expatexchange.com/article/22235/Pharmacies-and-Medications-in-Portugal-- (blog)
  Do I need a prescription from a Portuguese doctor for my medicine? = prescriptions
https://www.portugalist.com/portuguese-citizenship-language-requirement/ (blog)
  Which language exam do I need for citizenship? = language-proof language-when
  Does permanent residency ask for Portuguese too? = language-when language-proof permanent-residence
https://portugalfamilylife.com/?p=2480 (FAQ)
  How much does the CIPLE exam cost? = language-proof refuse
  Where can you take the A2 exam? = language-proof refuse
https://snipe.pt/2023/06/01/sef-appointment-done-sort-of/ (blog)
  We are both scheduled on the same day at two different offices. Can that be changed? = aima-late aima-contact refuse
https://7wayfinders.com/six-month-update-on-moving-to-portugal-how-is-everyone-doing/ (blog)
  How do we enroll our five kids in school? = school-right
  What do we need to buy a car? = car-buy
https://americanportugal.com/raising-children-in-portugal/ (blog)
  Can children who speak no Portuguese go to a public school? = school-right refuse
https://worktugal.com/portugal-d8-visa-vs-freelancer-tax-mistakes (blog)
  Should I use my US LLC or open activity in Portugal? = d8-self-employed us-self-employment-tax social-contributions refuse
  Do I need a Portuguese accountant if I already pay US tax? = refuse tax-treaty irs-return
  What are the two versions of the D8? = d8-two-kinds
https://www.greenoceanglobal.net/blog/portugal-digital-nomad-visa-tax-social-security (blog)
  Does the agreement between the US and Portugal free me from Portuguese contributions? = social-contributions us-employer us-self-employment-tax
  I am on recibos verdes. What share of my income goes to social security? = social-contributions
https://movetoalgarve.com/freelancing-in-portugal/ (blog)
  How do I get a NISS as a freelancer? = niss-self-employed niss-how
https://www.practiceportuguese.com/learning-notes/how-to-become-a-freelancer-in-portugal-and-issue-recibos-verdes/ (blog)
  How do I get the access code for the Portal das Finanças? = nif-password
https://theportugalnews.com./news/2023-01-12/what-you-need-to-know-before-renting-a-home-in-portugal/73781 (blog)
  Is there a limit on the deposit a landlord may ask for? = rent-deposit
  Can the landlord keep the deposit for cleaning? = rent-deposit refuse
https://dispatcheseurope.com/liina-edun-in-portugal-10-crucial-tips-when-youre-signing-that-apartment-lease-in-lisbon/ (blog)
  How long do you have to stay before you can move out without a penalty? = lease-break
https://withportugal.com/en/blog/arrendamento-dicas (blog)
  How many days before must I send the letter that ends the lease? = lease-break
https://www.bikingwithmike.com/?m=202309 (blog)
  The VFS calendar never shows a free appointment. How do we book? = hand-in-book-vfs
  Can we book both our VFS appointments together? = hand-in-book-vfs refuse
http://www.oneroadatatime.com/portugal-the-expat-experiment/ (blog)
  We came to the consulate without our passports. Can we still hand in? = hand-in-bring-passport refuse
https://shanna.substack.com/p/people-ask-me-5-questions-about-moving (readers' question)
  How does the tax treaty between Portugal and the United States affect me? = tax-treaty
https://tomorrowalgarve.com/community-news/sept-2022-legally-licensed-twice/ (blog)
  What papers does the Troca de Título de Condução ask for? = driving-papers
  The doctor's letter ran out while I waited. Do I need a new one for the license? = driving-papers refuse
https://vivaespanamovingtospain.com/holy-crap-were-moving-to-portugal/ (blog)
  How long do I have to swap my US license after I become a resident? = driving-license license-late
https://portugalourway.com/things-to-know-before-moving-to-portugal/ (blog)
  Should I bring my car to Portugal, and what duty is on it? = car-import
  Can I ship a box or two of belongings by a baggage service? = household-goods parcels goods-second refuse
https://www.liveandinvestoverseasconferences.com/our-most-popular-faqs-on-moving-abroad-portugal-edition/ (FAQ)
  Can I own a gun in Portugal? = refuse goods-banned
  Should I ship my car? = car-import
https://streetlightbooks.com/expat-express-not-so-fast (blog)
  Is there a way round the 90 days in 180 without residency? = visit-90-days refuse
https://retireearlylifestyle.com/wpbp/move-to-portugal.htm (blog)
  Does income from my LLC count as passive income? = income-kinds refuse
https://www.uscisguide.com/international/social-security-benefits-while-overseas-for-u-s-citizens-in-portugal (FAQ)
  How do I apply for Social Security while living in Portugal? = social-security-abroad ss-form refuse
https://moneywise.com/retirement/costs-of-retiring-abroad (blog)
  Can I live comfortably there on $3,000 a month? = refuse
https://internationalliving.com/expat-math-how-portugals-golden-visa-can-save-you-money (blog)
  We are not ready to move right away. Is the golden visa our only choice, and what does it cost? = golden-visa
https://portugalourway.com/transfer-us-drivers-license-to-portugal/ (blog)
  What documentation do I need to exchange my US driver's license? = driving-papers
  How long is my US license valid if I plan to live there? = driving-license license-late license-conditions
https://portugalourway.com/move-pets-to-portugal/ (blog)
  How early must the airline know of my pet? = guide:book-travel refuse
  What paperwork does my cat need to enter the country legally? = pets pets-timeline guide:pet-5
https://liveinptgit.pages.dev/immigration/ (FAQ)
  How do I follow up an AIMA appointment? = aima-contact aima-email
  What does AIMA ask for at the appointment? = guide:residence-permit
https://thirtyandretired.wordpress.com/2017/03/02/pet-entry-portugal-outside-eu/ (blog)
  How many days before travel may the vet sign the health certificate? = guide:pet-5 pets-timeline guide:pet-6
https://terms.law/Expats/Portugal/banking (FAQ)
  Do non-EU residents need a fiscal representative for the NIF? = nif-representative
  Which documents do I need to open an account? = guide:bank-account bank-remote
  What is the cheapest way to send dollars to my Portuguese account? = money-transfer
https://imaportugal.com/portuguese-bank-account-and-tax-number/ (FAQ)
  How do I get a Portuguese tax ID number? = guide:nif-number nif-alone guide:nif-way-1 guide:nif-way-2 guide:nif-way-3
https://alttavia-relocation.com/step-by-step-guide-common-mistakes-and-how-to-do-it-properly/ (FAQ)
  How quickly is a NIF issued? = nif-time
https://www.stackcache.io/?p=13681 (FAQ)
  Can I combine work credits from both countries to qualify for a pension? = ss-credits
https://www.stackcache.io/?p=21082 (FAQ)
  Does the cost of living adjustment still come when I live in Portugal? = social-security-abroad refuse
https://thegoldenportugal.com/manoeuvre-the-a2-portuguese-exam (blog)
  What if I cannot pass the exam: is a course enough? = language-proof
https://getgoldenvisa.com/portuguese-citizenship-language-test (FAQ)
  Who is exempt from the Portuguese language test? = language-proof language-when refuse
https://good-portugal.com/how-to-obtain-a-certificate-of-language-proficiency-which-is-necessary-for-obtaining-portuguese-citizenship/ (blog)
  Are there free public Portuguese courses that give the A2 certificate? = language-proof
https://www.msplawyer.io/renting-in-portugal/ (blog)
  Is a long-term lease needed for the D7? = lease-length accommodation-kinds
  Does the contract have to be registered with the tax office? = lease-register
https://tramitit.com/guides/portugal/change_of_address_on_residence_permit (FAQ)
  What do I need to update the address on my residence permit? = address-change permit-address-proof
https://trunkmoves.com/blogs/moving-to/moving-to-portugal (FAQ)
  How long must I have owned the things that I ship free of duty? = household-goods
  Must I be in Portugal for the customs clearance? = goods-customs refuse
https://customs.sirva.com/countries/portugal (FAQ)
  Within how many months of my arrival must the goods arrive? = household-goods goods-customs
  Where do I get the atestado de residência? = atestado
https://justportugal.org/moving-to-portugal.asp/ (FAQ)
  What may I not ship to Portugal? = goods-banned
https://expatinportugal.substack.com/p/d7-visa-during-a-pandemic (blog)
  Should I hire somebody to guide us through the D7? = legal-advice refuse
  We live in California. Which consulate is ours? = consulate-area
https://expatinportugal.substack.com/p/sef-meeting (blog)
  My visa ends in a few days and the appointment was canceled. What now? = visa-ends-waiting aima-email aima-late
https://thehotgoddess.com/2023/01/23/sef-immigration-appointment-midlife-expat-learning/ (blog)
  How do I prepare for the appointment at immigration? = guide:residence-permit
https://passportu.eu/aima-publishes-step-by-step-guidance-for-immigrants-facing-access-issues-on-residence-permit-renewal-portal/ (blog)
  The renewal portal does not let me in. Whom do I write to? = aima-contact permit-renewal
https://retireplan.eu/how-prescription-medication-works-in-portugal-for-retirees/ (FAQ)
  Do retirees need Portuguese prescriptions? = prescriptions
https://staging.expatra.com/portugal/american-citizens-healthcare-in-portugal (FAQ)
  Does Medicare pay for an emergency in Portugal? = medicare-abroad
https://www.movetoportugalnow.com/portugal-healthcare-guide-elderly-americans-chronic-health-issues/ (blog)
  Do private insurers take people over 70? = insurance-private
https://ourfarmportugal.com/lifestyle/excited-to-be-preparing-for-my-d7-visa-application/ (blog)
  Can I make the D7 application by myself, without a company? = legal-advice refuse
https://www.ada-legal.com/en/news-posts/who-can-benefit-from-family-reunification/ (blog)
  Can my mother, who depends on me, join me? = family-members
  Can my son over 18 who studies come with us? = family-members family-child-18
https://prismaat.com/corporate-services/freelancer/ (blog)
  How many days a year must I stay to keep my permit? = permit-absence stay-months permit-clock
https://grobuzz.co.uk/freelancer-vs-remote-employee-who-wins-with-portugals-d8-visa (blog)
  Which contracts does a freelancer hand in for the D8? = hand-in-d8-self-employed
  Does a remote employee need a letter or a contract from the company? = hand-in-d8-employee
https://mva-advogados.com/why-americans-are-choosing-portugal-as-a-retirement-option/ (blog)
  How long can US citizens stay without a visa? = visit-90-days
https://usexpat.com/immigration (FAQ)
  Which visa is right for me, D7, D8 or golden visa? = d7-or-d8 golden-visa
https://pictipo.com/how-to-move-to-portugal-from-us (blog)
  When can I get permanent residency? = permanent-residence
`;

/** The same in Portuguese, of Portugal and of Brazil. */
export const sixthSetPortuguese = `
https://dnbrasil.dn.pt/pergunte-ao-advogado-possvel-pedir-reagrupamento-familiar-em-portugal-atravs-da-unio-de-facto (readers' question)
  É possível pedir reagrupamento familiar através da união de facto? = partner-unmarried family-members family-couples
https://www.lcttlegal.pt/copy-of-d4-students (FAQ)
  Se o meu filho reagrupado fizer 18 anos, perde o direito? = family-child-18
  Se o titular perder a residência, o reagrupado também perde? = family-own-permit refuse
  Todos os familiares podem ser reagrupados ao mesmo tempo? = family-conditions family-members refuse
http://estudeemportugal.org/imigrar-com-a-familia (blog)
  Qual é a diferença entre o visto e a autorização de residência? = guide:visa-type permit-deadline refuse
https://marianatozoni.com/quem-tem-direito-ao-reagrupamento-familiar-em-portugal/ (blog)
  Os meus pais podem entrar no reagrupamento familiar? = family-members
https://bit-acelerado.com/2025/04/05/como-conseguir-o-visto-de-nomade-digital-em-portugal-guia-completo-para-trabalhar-remotamente-na-europa (blog)
  Quais são os documentos para o visto de nómada digital? = papers-list hand-in-d8-employee hand-in-d8-self-employed
https://www.serraodecastro.com/posts/visto-d8-para-nomades-digitais-em-portugal-tudo-o-que-voce-precisa-saber (blog)
  Quanto tenho de ganhar por mês para o visto D8? = income-d8
  É preciso ter poupança numa conta portuguesa para o D8? = income-savings refuse
https://lp.startbeglobal.com.br/servicos-vistos-portugal-d8-nomades-digitais (FAQ)
  Posso prestar serviços a empresas portuguesas com o D8? = d8-local-clients
https://worktugal.com/pt/aima-appointment-portugal (blog)
  Como marco na AIMA se o meu visto não traz agendamento? = aima-late aima-contact
https://anchorless.io/pt/blog/mudar/aima-portugal-expatriado-info (blog)
  Que documentos levo no dia da AIMA? = guide:residence-permit
https://www.brlafora.com.br/news/aima-renovacao-autorizacao-de-residencia-dezembro-comprovante-6-meses-portugal (blog)
  O comprovativo da renovação vale quantos meses? = expired-card-valid
https://www.acreditoeu.com/2025/10/pedido-renovacao-autorizacao-residencia-aima-portugal.html (blog)
  Como renovo a minha autorização de residência? = permit-renewal
https://sites.google.com/site/leximigratoria/artigo-78-o-renovacao-de-autorizacao-de-residencia-temporaria (list)
  Em que condições se renova a autorização de residência temporária? = renewal-conditions
https://visamundo.com.br/?p=3877 (blog)
  O que fazer se o visto D7 for recusado? = visa-refused visa-hearing
https://vistosgoldportugal.com/2020/04/26/quer-morar-em-portugal-como-aposentado-saiba-como/ (blog)
  Quem tem direito ao visto D7? = income-kinds d7-or-d8 income-d7
http://www.passagensbaratashoje.com/morar-em-portugal-aposentado-o-guia-completo-para-se-planejar/ (blog)
  Como o aposentado comprova a sua renda? = guide:proof-income
https://www.eurodicas.com.br/segunda-via-de-documentos-em-portugal/ (blog)
  Perdi o cartão de residência. Como peço a segunda via? = card-lost
`;
