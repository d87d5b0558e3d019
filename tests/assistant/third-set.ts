/**
 * A third hundred questions about the D7 and the D8, made on 2026-11-27 to be held apart: under the address of each page, with
 * what kind of page it is, the questions in words of ours that keep the asker's vocabulary; behind each the facts that would be
 * a right first answer ('refuse' where the register holds none, beside a fact where either is right).
 *
 * Threads, comments and readers' questions were read in stored copies of public pages; most copies end after the first lines.
 * Of the 100 in English, people asked 82 on those pages: 75 in a thread (5 of them as its title), 4 in a comment, 3 in a letter
 * or to a lawyer. The other 18 were not asked there: 13 follow from the story of a blog, 5 are on a list of frequent questions.
 * Of the 20 in Portuguese, readers of a newspaper sent in 7; 8 are on lists of frequent questions, 5 follow from blogs. Not all
 * who asked are American: a question that is the same for one was kept.
 *
 * The answers were written from the register and the guide alone, without a look at how the library answers and without a run.
 * No question is a near copy of one in forum-questions.ts or second-set.ts. It was run once, on 2026-11-27; nothing was tuned on it before that.
 */
export const thirdSet = `
https://www.expat.com/forum/viewtopic.php?id=1019887 (thread)
  I have my D7 for four months now. Does the SEF interview want originals or just copies of everything? = guide:residence-permit hand-in-bring-copies
  The original of my US criminal record stayed with the consulate. Must I get another one for SEF? = refuse guide:residence-permit
  Friends in Portugal wrote me an invitation letter. Is that enough at the SEF interview or do I need a lease by then? = guide:residence-permit accommodation-kinds guide:accommodation-proof refuse
  Should I update my bank balances for the SEF appt, or will the old papers do? = refuse guide:residence-permit
  Does the embassy forward all our docs to SEF? = refuse
https://community.nomadgate.com/t/staying-in-portugal-with-expired-d7-what-are-the-risks/54897 (thread)
  There is no URL on my visa sticker. How do I find the details of my appointment? = aima-late guide:collect-visa guide:residence-permit
  If I overstay my D7 for a year because they give no appointments, do I get a penalty when I exit? = refuse aima-late
https://expatforum.com (thread "Resident Visa Window - US Citizens")
  My resident visa is effective Feb. 1. Can my first entry be in the middle of March? = guide:book-travel visa-length visa-entries
https://community.nomadgate.com/t/how-to-get-a-portuguese-nif-for-non-residents/115/ (thread)
  as a us citizen do i need a tax representative for the NIF, that is what all sites say = nif-representative nif-alone
  Will they accept a foreign bank statement as proof of address for my NIF? = guide:nif-number refuse
  Should I register the NIF with my American address or with a Portuguese one? = guide:nif-address tax-residence
  Shall the address for the NIF and the one at the bank be the same? = refuse
https://community.nomadgate.com/t/guide-to-portugals-non-habitual-residency-nhr/43983 (thread)
  Will tax that I pay in Portugal on my company pension count as a credit against what I owe the IRS? = tax-treaty us-tax-return
  How would Portugal tax someone who gets paid a salary in crypto? = refuse
https://community.nomadgate.com/t/last-minute-nhr-1-0-address-requirement/67605 (thread)
  Has anyone got NHR without a physical address in Portugal? = nhr-closed refuse
https://community.nomadgate.com/t/the-end-of-portugals-non-habitual-residence-nhr-program-announced/61346?page=21 (thread)
  If I sell my US house after I moved, does Portugal recognize the 500K exemption? = refuse
https://www.expat.com/forum/viewtopic.php?id=969692 (thread)
  How do I change from non-resident to resident at Finanças? = tax-residence guide:settlement-nif
https://www.expatexchange.com/expatguide/278/3428729/Portugal/Expats-Living-in-Portugal/Portuguese-national-health-system (thread)
  Is it possible to get into the national health care system over there with a pre-existing condition? = health-registration guide:healthcare refuse
  Which company would sell a policy to somebody with HIV? = refuse
https://expatforum.com (thread "Residency Requirement")
  I am a retired U.S. citizen, there is no Portuguese Consulate where I live. Where do I start for a visa? = consulate-area visa-centers hand-in-book-home papers-list
  My Medicare is not accepted there. Does Portugal have a health program foreigners can buy in to? = health-registration guide:healthcare medicare-abroad refuse
https://expatforum.com (thread "USA citizen buying a house")
  We want to buy a house there. How can I stay longer than 3 months? = visit-90-days apply-in-portugal
  Where does one begin? Can the visa process be started in Portugal or at an embassy here in Maine? = apply-in-portugal
https://expatforum.com (thread "Driving in Portugal")
  Can I drive over there on a California state license, or must I obtain a local one first? = driving-license driving-papers
https://www.expatforum.com/threads/some-info-about-importing-a-car-to-portugal.33137/ (thread)
  Can I take my automobile along without paying the import tax? = refuse
https://www.cruisersforum.com/forums/f57/azores-and-a-portuguese-national-visa-290097.html (thread)
  US citizens sailing to the Azores. Can a cruiser get a National Visa to by pass the 90 day limit? = visit-90-days d7-or-d8 refuse
https://community.nomadgate.com/t/what-are-the-requirements-for-stays-in-portugal-over-90-days-after-gv-application-submission/61079 (thread)
  My golden visa is pending. How can I stay 4 months without violating the 90 in 180 rule? = visit-90-days refuse
https://forum.pettravel.com/forum/traveling-with-a-pet-aa/pet-travel-international/291-usa-to-portugal-and-back-with-a-puppy-what-am-i-nuts (thread)
  My rescue pup flies to Lisbon with me. Exactly what documentation of his health must I provide? = pets guide:pet-3 guide:pet-5 guide:pet-6
  Can any veterinarian do the exam and fill in the forms for the pooch? = guide:pet-1 guide:pet-5 pets
  Will the puppy be quarantined on entry to Portugal? = refuse
  How do you deal with a dog's needs to eliminate on an overnight flight? = refuse
https://expatsportugal.com/community/new-members/dreaming-of-portugal/ (thread)
  Will landlords of flats accept our three cats? = refuse
  We started dreaming. From the first plans to the move, how long did it take you in earnest? = time-in-all
  At what point should we start working with a company that manages the process? = time-in-all legal-advice refuse
https://www.ourportugaljourney.com/p/private-health-insurance-for-expats/comments (comment)
  Is the insurance that I buy for the D7 application the same one SEF wants to see later? = insurance-aima insurance-kind
https://expat.com/forum/viewtopic.php?id=1083487 (thread)
  My rental ended before the card came. How do I get AIMA to print the new address on it? = address-change refuse
  Will they send the card to the old address or the new one? = refuse address-change
https://expat.com/forum/viewtopic.php?id=1058570 (thread)
  i moved away from portugal 3 months after getting my residence permit, do i still need to update my home address? = address-change permit-absence refuse
https://www.theportugalnews.com/news/2025-11-26/in-person-residency-renewal-service/923498 (comment)
  It was 5 yrs. to citizenship when I got my temporary residency. Is this 10 yr change retroactive? = citizenship-wait refuse
https://community.nomadgate.com/t/d7-or-golden-visa-for-portugal-which-one-to-choose/29694 (thread)
  I'm a US citizen but currently in the UK. Could I apply for the D7 outside my home country? = hand-in-book-home
  Could I do my Masters in Portugal while I live there on a D7? = permit-rights
  Do my kids get educational benefits once we are there on the D7? = refuse
  NHR says no minimum stay requirement. Does that help me with the stay that a D7 permit asks? = permit-absence permit-clock nhr-closed
https://community.nomadgate.com/t/golden-visa-vs-d7-which-to-choose/49729 (thread)
  My spouse is about to retire, i work 100 percent remotely. Which one is better for us, D7 or Golden Visa? = d7-or-d8 golden-visa
  Is it true that Golden Visas are lower priority and hardly processed right now? = refuse
  So the D7 means I have to live there 6 months of the year? = permit-absence permit-clock
http://www.chargingcash.com/en/forum/europe/portugal/863381-d7-visa-residence-questions.html (thread; the second and third are titles of threads)
  Someone we know will recommend us with a letter for the D7. Does she attach her ID card? = guide:accommodation-proof accommodation-kinds
  D7, which documents need apostille? = hand-in-bring-record hand-in-couple-certificate hand-in-child-birth apostille-office guide:criminal-record guide:birth-certificate
  What is the Digital Nomad Visa processing time? = processing-time time-in-all
http://www.ezyomusic.com/en/forum/europe/portugal/1098795-do-eu-citizens-need-to-pass-a-portuguese-language-test.html (thread; the second is the title of a thread)
  I hold an EU passport. Do I need to pass a language test before I can obtain permanent residency? = permanent-residence eu-passport refuse
  Changing appointments with AIMA, is it possible? = refuse
http://www.chargingcash.com/en/forum/europe/portugal/1098795-do-eu-citizens-need-to-pass-a-portuguese-language-test.html (titles of threads)
  What is needed to move to Portugal when I retire ? = papers-list d7-or-d8
  D7 requirements? = papers-list income-d7 d7-or-d8
https://r.genit.al/r/PortugalExpats/comments/1gzy8wd/residency_question_with_d7_visa (thread)
  When you renew residency, is it your responsibility to declare all trips to Spain? = refuse permit-absence permit-renewal
https://reddit.jaspervandalum.nl/r/LegalAdviceEurope/comments/15m9e4f/requirements_for_noneu_spouse_to_live_and_work (thread)
  I'm an Irish citizen, my husband is not from the EU. Which income do I have to prove for him to come to Portugal with me? = eu-spouse refuse
  Is it bad if he goes on working remotely for his company abroad until his residence card comes through? = work-waiting
https://red.bismuth.it/r/PortugalExpats/comments/1g1i8re/spouse_visa/lrgrbom/?context=3 (thread)
  my boyfriend is a portuguese citizen and we marry in december, what is required for me to live with him there? = eu-spouse
  what do all the people do while they wait for the AIMA appointment, stay illegally or go back home? = aima-late
https://community.nomadgate.com/t/moving-to-portugal-right-after-pre-approval/50642 (thread)
  What is an Atestado de Residencia and how do you get this document ? = atestado
https://www.expatexchange.com/expatguide/278/3434186/Portugal/Expats-Living-in-Portugal/US-drivers-licence-exchange (thread)
  For the license exchange, are the 90 days working days or elapsed days? = driving-license refuse
  Do I need to take my driving record to the consulate before leaving the U.S.? = driving-papers
https://www.expat.com/forum/viewtopic.php?id=902068 (thread)
  We live near Atlanta and want to ship household items to Lagos. The embassy never answers. What is this certificate de baggage? = goods-papers household-goods
https://www.expat.com/forum/viewtopic.php?id=833451 (thread)
  How long does it usually take until customs lets your boxes go? = refuse
  How much does it cost to get our belongings cleared? = household-goods goods-papers refuse
http://ezyomusic.com/forum/viewtopic.php?id=903722 (thread)
  The VFS list says transport document (return ticket). Why would I show one for a D-7? = hand-in-bring-flight
  The travel insurance asks for from/to dates. What do I put if I have not been granted a visa yet? = guide:health-insurance hand-in-bring-insurance-days
  I'm assuming I have to buy a private insurance when I get to Portugal? = insurance-aima guide:healthcare
https://www.ourportugaljourney.com/p/vfs-san-francisco/comments (comment)
  Where did you stay for the VFS appointment when you flew into SF? = refuse
https://ttlc.intuit.com/community/forums/forumtopicprintpage/board-id/205/message-id/318854/print-single-message/true/page/1 (thread)
  My Social Security gets taxed by Portugal and the US. How do I resource it on form 1116? = refuse tax-treaty
https://prismaat.com/aima-launches-online-data-changes-and-duplicate-rp (comment)
  i lost my residence card, so i need an appointment in AIMA for a duplicate = card-lost refuse
https://slowtravelnews.com/2024/10/17/im-62-and-plan-to-retire-in-portugal-because-my-dollar-will-stretch-much-further-there-but-are-there-hidden-costs-i-should-be-aware-of (reader's letter)
  I'm 62, my dollar stretches further in Portugal. Are there hidden costs I should be aware of? = refuse
http://www.southwestdeafservices.com/reader-case-can-we-afford-to-leave-the-us/ (reader's letter)
  With what we have saved, can we afford to leave the US and retire in Portugal? = refuse
http://exigoh.com/en/forum/europe/portugal/1071179-how-to-get-an-aima-appointment-to-complete-residency-visa.html (thread)
  Should I be hammering away at AIMA every day, and is there specific wording I should use? = aima-late
https://forums.ybw.com/threads/portuguese-residency-current-situation-advice-needed.545954/page-18 (thread)
  Once I am a resident with a card, do they still stamp my passport at the border? = border-checks refuse
https://dfyjkt.blogspot.com/2018/12/passing-through-schengen-area-with.html (thread, a copy of a question site)
  I have a visa D with 2 entries. Could I land in France first, or do I have to fly strictly to Portugal? = entry-declaration schengen-travel visa-entries
https://www.expat.com/forum/viewtopic.php?id=1024873 (thread)
  On the application, can I specify a travel date far enough in the future and arrange everything around it? = refuse appointment-move
https://expat.com/forum/viewtopic.php?id=769575 (thread)
  My gf can prove a stable income, I only sell shares once in a while. Is the D7 going to work for me? = partner-unmarried savings-alone income-kinds couple-income
https://uglobal.com/en/questions/fbi-background-check-issue-for-d7-visa/ (question to lawyers)
  I even purchased a house already. Will I need to sell it if they deny my D7? = refuse
http://138.68.43.109:3001/r/PortugalExpats/comments/1lu3v33/please_explain_the_expired_residency_stuck_in (thread)
  Is a flight from Lisbon to the Açores OK with an expired card? = travel-expired refuse
  If the residency card is expired, can you not travel as a US tourist for 90 days? = travel-expired visit-90-days
http://retroreddit.com/r/PortugalExpats/comments/1litej4 (thread)
  Will the new immigration proposals hit people who are already in the process? = refuse citizenship-wait
https://expatforum.com (thread "Portugal, IRA & Roth IRA: My conclusions")
  Does Portugal even consider an IRA a pension? = refuse tax-treaty
https://erikaandmarktravels.com/2025/04/21/we-got-our-d7-visas-take-two (blog)
  My freelance income is inconsistent. Do they look only at the last three months for the D8? = hand-in-d8-average d8-self-employed income-d8
  We were denied the D8. Can the FBI checks be reused for a D7 application? = refuse visa-refused criminal-record-age
https://behansout.com/?p=84 (blog)
  HR says our firm has no tax presence in Portugal. Can I still do my remote job on a D8? = refuse d8-employer hand-in-d8-employee
https://timbouwer.blogspot.com/2024/06/june-flights.html (blog)
  The visa is approved. Must I fly back to Boston to collect it myself? = guide:collect-visa
https://portugalexpatlife.com/portugal-residency-requirements (blog)
  We sent our prints to the state police in Olympia instead of the FBI. Was that a mistake? = fbi-paper guide:criminal-record
https://dianabrown.net/life-lessons-taking-our-medicine (blog)
  How much of our prescription medicine should we bring from the States? = guide:book-travel medicine-bring
https://juliearing.substack.com/p/a-season-of-waiting?action=share (blog)
  Do I bring a money order to VFS or can I use a credit card? = hand-in-price-pay
https://calientetravels.com/post/p-1-i-guess-we-are-moving-to-portugal-portugal-visa-saga (blog)
  We are in San Diego. Would we need an address change to use another consulate? = hand-in-book-home consulate-area guide:visa-type
http://www.nicolemcurcio.com/artblog/20232012/the-visa-application (blog)
  After the visa meeting we wanted to go house hunting in Portugal. Will we have our passports for that? = hand-in-keep-san-francisco hand-in-keep-washington
https://www.chapter3travels.com/adventures-in-hoop-jumping-getting-our-visas/ (blog)
  Why do some get the visa in 30 days and others wait beyond 90? = processing-time
https://growingupexpat.com/2021/07/30/submitted-our-d7-visas/ (blog)
  Must our little ones have NIF numbers as well? = refuse hand-in-bring-nif guide:nif-number
https://barbaragrassey.com/my-first-year-in-portugal/ (blog)
  My passport expires eight months in. Should I renew it before the D7? = passport-validity
https://www.portugalist.com/category/moving-to-portugal (blog)
  What do I put in the personal statement? = hand-in-bring-letter
https://howto.sistemas.edu.pe/how-to-move-to-portugal-from-us-a-comprehensive-guide (FAQ)
  What visa options are available for US citizens? = d7-or-d8
https://www.uscisguide.com/visa/digital-nomad-in-portugal-as-a-u-s-citizen (FAQ)
  Can U.S. citizens work on their laptop in Portugal without any visa? = d8-employer d8-self-employed d7-or-d8 visit-90-days
https://prod.portugalhomes.com/blog/fiscal-representative-portugal (FAQ)
  Can just anyone who lives in Portugal be my fiscal representative? = refuse nif-representative
https://knowledge.movingto.io/en/how-can-i-prove-my-passive-income-for-the-d7-visa-application (FAQ)
  How can I prove my passive income from investments? = guide:proof-income income-kinds hand-in-d7-income
https://www.jobbatical.com/faq/portugal-non-resident-nif-update-cancel (FAQ)
  How do I cancel a NIF that I no longer need? = refuse
`;

/** The same in Portuguese, of Portugal and of Brazil, of what neither portuguese.ts nor the second set asks. */
export const thirdSetPortuguese = `
https://dnbrasil.dn.pt/pergunte-ao-advogado-cheguei-com-visto-e-nao-consigo-horario-na-aima-o-que-fazer (readers' questions)
  Cheguei com visto e não consigo horário na AIMA. Como agendo? = aima-late guide:residence-permit
https://dnbrasil.dn.pt/pergunte-ao-advogado-entrei-em-portugal-com-visto-v%C3%A1lido-mas-sem-agendamento-na-aima-como-me-regularizar (readers' questions)
  Minha esposa já tem a autorização de residência e eu não. Posso me regularizar por reagrupamento familiar? = family-wait family-couples
https://dnbrasil.dn.pt/pergunte-ao-advogado-e-possivel-o-reagrupamento-familiar-atraves-da-ar-cplp (readers' questions)
  Tenho residência em Portugal. Consigo legalizar minha mãe de 72 anos que recebe pensão? = family-members family-wait refuse
https://dnbrasil.dn.pt/pergunte-ao-advogado-e-possivel-o-reagrupamento-familiar-de-filhos-maiores-de-idade-ou-netos/ (readers' questions)
  É possível reagrupar minha filha maior de idade e minhas netas? = family-members family-wait refuse
https://dnbrasil.dn.pt/pergunte-ao-advogado-%C3%A9-poss%C3%ADvel-obter-resid%C3%AAncia-em-portugal-atrav%C3%A9s-dos-filhos-adultos (readers' questions)
  Sou aposentada e vivo com minhas filhas já legalizadas. Posso obter a residência através delas? = family-members refuse
https://dnbrasil.dn.pt/pergunte-ao-advogado-tenho-ao-judicial-para-pedido-de-residncia-estou-amparado-legalmente (readers' questions)
  Fiz o pedido por ação judicial contra a AIMA. Estou amparado legalmente enquanto espero? = aima-late refuse
https://dnbrasil.dn.pt/falta-de-orientao-da-aima-trava-renovaes-de-residncia-online-e-gera-insegurana-entre-imigrantes (readers' questions)
  O portal da AIMA dá erro e diz que o meu documento está vencido. Como renovo? = refuse permit-renewal renewal-time
https://aima.gov.pt/pt/noticias/agendamentos-na-aima-ministerio-dos-negocios-estrangeiros (FAQ)
  Onde encontro no visto o agendamento para a AIMA? = guide:collect-visa guide:residence-permit aima-late
https://diariodacidadania.com/?p=2468 (blog)
  O consulado pode exigir o depósito de 12 salários mínimos num banco português? = income-savings income-d7 hand-in-bring-account
https://diariodacidadania.com/?p=2541 (blog)
  Quem tem o visto D7 pode trabalhar em Portugal? = work-d7
https://nacionalidadeportuguesa.com.br/?p=26726 (FAQ)
  Com quanta antecedência da viagem devo encaminhar o pedido do D7? = time-in-all processing-time
https://www.lcttlegal.pt/copy-of-d9-digital-nomad (FAQ)
  Preciso de manter o valor do rendimento depois, ou só conta na candidatura? = permit-renewal refuse
  Posso movimentar o dinheiro da conta portuguesa depois de aprovado o visto? = refuse
  Ter imóvel próprio em Portugal serve no pedido do D7? = accommodation-kinds guide:accommodation-proof
https://dinheirovivo.dn.pt/economia/nacional/vistos-nomada-digital-tempo-de-espera-nos-consulados-ja-chega-aos-dois-meses-16953136.html (FAQ)
  Os trabalhadores remotos ainda podem pedir o D7? = d7-or-d8 d8-employer d8-self-employed
https://www.eurodicas.com.br/autorizacao-de-residencia-em-portugal/ (FAQ)
  Quanto custa a autorização de residência? = permit-cost
https://mundoafrente.com/2017/12/03/como-trocar-a-carteira-de-motorista-brasileira-pela-portuguesa (blog)
  Os 90 dias para a troca da carta são corridos ou úteis? = driving-license refuse
https://www.deco.proteste.pt/familia-consumo/orcamento-familiar/dicas/pedir-numero-contribuinte-estrangeiros (blog)
  Pode-se pedir o NIF pela Internet a partir do estrangeiro? = nif-alone guide:nif-number guide:nif-way-1
https://olharpelomundo.com/aposentadoria-em-portugal-vale-a-pena (blog)
  Aposentadoria em Portugal vale a pena? = refuse
https://www.luresolve.com/testandoperguntas (FAQ)
  Quanta bagagem posso levar no avião? = refuse
`;
