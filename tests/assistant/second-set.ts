/**
 * A second hundred questions about the D7 and the D8, under the public page on which people tell of the matter, in words
 * of ours; behind each the facts that would be a right answer ('refuse' where the right answer is none). Written down in one
 * go, with the answers, before the library saw one of them, and run once. Nothing was tuned on them.
 */
export const secondSet = `
https://growingupexpat.com/2021/07/30/submitted-our-d7-visas/
  We live in South Carolina. Which visa office takes our application? = consulate-area visa-centers hand-in-book-home
  We are a family of four. Does each of us hand in a separate application? = hand-in-couple-own-visa family-wait
  Is it possible to send our applications to Washington by FedEx? = vfs-mail
  Do babies need a passport photo too, and in what size? = hand-in-bring-photos hand-in-bring-photos-size
  How long until a NIF that I order online arrives? = nif-time
  Must I have a NIF before a Portuguese bank lets me open an account? = guide:bank-account hand-in-bring-nif guide:nif-number
  How much has to be in the Portuguese account for a couple with two kids? = income-savings income-d7 hand-in-bring-account
  Who needs an FBI report, also my twelve year old? = hand-in-bring-record
https://avagasafari.com/my-d7-visa-application-for-portugal-with-vfs-global-in-new-york/
  New York emailed that my file is PENDING. What does that mean? = hand-in-keep-new-york
  I make my living from a small online shop. D7 or another visa? = d7-or-d8 d8-self-employed
  Can I use the bathroom at the New York visa center? = refuse
  What do the visa center and the consulate charge me? = visa-fee permit-cost
  Is citizenship after five years still possible? = citizenship-wait
  Do I have to speak Portuguese to stay for good? = permanent-residence language-when
https://expatsportugal.com/community/new-members/hello-from-portugal-and-heres-how-i-got-here/paged/2/
  We rent out our paid-off house in Boston. Is that the right sort of income? = income-kinds d7-or-d8 rental-income
  Can an agency with a power of attorney get me my NIF? = nif-alone guide:nif-way-1 guide:nif-number nif-representative
  I do not want to sign a lease without seeing the place. What else would the consulate accept? = accommodation-kinds guide:accommodation-proof lease-length
  If I sign a lease and they turn the visa down, do I get my rent back? = refuse
  Should the bank account be in my name alone or in both? = couple-income
  What becomes of me if they refuse the visa? = visa-refused
https://www.calientetravels.com/post/p-2-finally-some-logic-checklist-for-d7-visa-to-portugal
  Where is the checklist of everything for the D7? = papers-list
  How do you type the visa form, or may I write in pen? = hand-in-bring-form-typed hand-in-bring-form
  Does my divorce decree have to go in because of my old name? = name-change
  Which consulate is responsible for Nevada? = consulate-area visa-centers hand-in-book-home
https://jillandtoddinportugal.blog/2023/12/12/dateline-december-11-2023-we-applied-for-our-visas-today
  Travel insurance for how many days? = hand-in-bring-insurance-days insurance-kind
  May I smile on the picture? = refuse
  Do I give up my passport on the day? = hand-in-keep-washington hand-in-keep-san-francisco
  Where do I authorize Portugal to do its own criminal check? = hand-in-bring-consent
  How far ahead should we book the visa center? = appointment-move hand-in-book-vfs time-in-all
  Has the lease to be registered with the Portuguese finance department? = lease-length accommodation-kinds
  Does the letter about why we are moving really have to be there? = hand-in-bring-letter
https://www.ourportugaljourney.com/p/our-d7-residence-visa-experience
  We live in Arizona, could we go to the Los Angeles consulate instead? = hand-in-book-home consulate-area
  How long does the appointment at the visa center last? = interview-form
  Will they interview us? = interview-form
  Should we bring originals as well as photocopies? = hand-in-bring-copies
  How do they return the passport to us? = hand-in-keep-san-francisco hand-in-keep-washington
https://thehotgoddess.com/2022/08/19/d7-residency-visa-timeline-expenses-midlife-expat-learning/
  How many months did the whole thing take from start to finish? = time-in-all processing-time
  Must I buy a plane ticket before I know about the visa? = hand-in-bring-flight
  What does an FBI background check cost these days? = fbi-fee
  How long does the State Department take for the apostille? = apostille
  I am 62 and live on Social Security of 1,700 dollars. Is it enough? = income-d7
  Is a visa consultant worth the money? = refuse legal-advice
  May I bring my 14 year old cat? = pets guide:pet-1 guide:pet-2 guide:pet-3
  Where can I rent a car on arrival? = refuse
https://fromvegastoportugal.com/index.php/2023/03/28/d7-visa
  When do new appointments come out at the visa center? = hand-in-book-vfs
  How many months must my passport still be good? = passport-validity
  The FBI letter is four months old. Is that too old? = criminal-record-age
  Can I hand in the FBI letter unopened, without apostille? = apostille-sealed
  Who gives me the date for the immigration appointment in Portugal? = guide:residence-permit aima-late guide:collect-visa
  Is a notarized passport copy required? = hand-in-bring-passport hand-in-bring-copies refuse
https://renovatinglife.com/blog/2020/the-path-to-portuguese-residency-part-2
  My husband wants to go first and let us follow later. Does that still work? = family-wait family-couples
  Do the kids' birth certificates need an apostille? = hand-in-child-birth birth-certificate-need
  Which apostille office is it for a Texas marriage certificate? = apostille-office
  Can my ex stop our daughter from coming to Portugal? = refuse hand-in-child-consent
  Who signs the form of a six year old? = hand-in-child-form
https://savorandscribble.com/2023/05/28/portuguese-residency-part-1-d7-visa
  We live off our investments at 45. Does selling stock each month count as income? = income-accounts income-kinds savings-alone
  What are the international schools like near Lisbon? = refuse
  May I take a part time job once I have the D7 card? = work-d7
https://shinypenguin.com/portugal/pt-longstay/long-stay-process
  My driver's license has another address than my bank. Is that a problem? = hand-in-bring-address refuse
  What shows the consulate where I live in the US? = hand-in-bring-address
  Which bank should I choose, Novobanco or Millennium? = refuse
  What proof of a home in Portugal do they take? = accommodation-kinds guide:accommodation-proof lease-length
https://everydayportugal.com/how-long-to-get-d7-visa-portugal/
  How quick is San Francisco compared with Washington? = processing-time refuse
  We have waited 75 days since we handed in. Is something wrong? = processing-time
  How many days is the sticker in the passport good for? = visa-length
  Can I change my VFS slot if I get sick? = appointment-move
https://www.atlys.com/en-US/country/portugal/how-we-applied-for-a-d7-visa-to-retire-in-portugal
  Can we come as tourists and ask for residence there? = apply-in-portugal
  How long is the first card and how long the next? = permit-length
  What do we take to the AIMA office? = guide:residence-permit
  Do we have to have Portuguese health insurance at AIMA? = insurance-aima
  When do we get a family doctor? = health-registration guide:healthcare
https://portugaldigitalnomadvisa.com/portugal-d8-digital-nomad-visa-faq-for-americans-2025-mega-guide
  I am on a 1099. How do I prove what I earn? = d8-self-employed hand-in-d8-self-employed
  How much a month for the nomad visa in 2026? = income-d8 d7-or-d8
  Which exchange rate does the consulate use for my dollars? = income-currencies
  Will my boss have to sign something for the D8? = hand-in-d8-employee d8-employer
  Does rent count towards the nomad income? = d7-or-d8 income-d8 refuse
  How many months of statements for the D8? = hand-in-d8-average income-statements
  Can crypto gains count as income? = refuse
  Must documents in English be translated? = hand-in-bring-translation
  I hold a green card, I am from Brazil. What more do I need? = hand-in-bring-stay
https://community.nomadgate.com/t/51528
  My fiscal representative wants another 200 euros. Can I drop him? = representative-end nif-representative
  Do I get fined if I have no fiscal representative? = refuse nif-representative
  How do I get my finanças password? = nif-password
https://www.reddit.com/r/PortugalExpats/comments/1gzy8wd/residency_question_with_d7_visa
  Can we spend the winters in Florida without losing residency? = permit-absence
  How many months out of the two years do I have to be there? = permit-clock permit-absence
  When may I hand in for renewal? = renewal-time permit-renewal
https://www.portugalist.com/d7-passive-income
  My annuity pays quarterly. Does it count? = income-kinds refuse income-accounts
  Would a million in a brokerage account do instead of a pension? = savings-alone
  My wife has a pension and I do not. Whose income counts? = couple-income
https://www.portugalist.com/crue-residency-for-eu
  I have a Polish passport by descent. Do I skip the visa? = eu-passport
  I am American, my wife is German. Which paper do I ask for? = eu-spouse
https://www.expatexchange.com/expatguide/278/3434186/Portugal/Expats-Living-in-Portugal/US-drivers-licence-exchange
  I am 71. Can I drive with my Ohio license? = driving-license driving-papers
  Is a medical exam needed to swap my license? = driving-papers
https://www.bogleheads.org/forum/viewtopic.php?f=2&t=165940
  Does Medicare cover me in Portugal? = medicare-abroad
  Do I have to file an FBAR for my Millennium account? = fbar
  Are my Vanguard index funds a problem there? = pfic refuse
https://www.expat.com/forum/viewtopic.php?id=1028324
  The visa is over and AIMA still has my card. May I fly to London? = travel-expired
  AIMA never answers the phone. What can we do? = aima-late
https://community.ricksteves.com/travel-forum/portugal/relocating-to-portugal
  How many days may we be in Portugal before we need a visa? = visit-90-days
https://www.expat.com/forum/viewtopic.php?id=1092911
  Will there be a new retirement tax break for foreigners next year? = refuse
`;

/** The same in Portuguese, of what was not asked in portuguese.ts. */
export const secondSetPortuguese = `
https://growingupexpat.com/2021/07/30/submitted-our-d7-visas/
  Quanto dinheiro tem de estar na conta portuguesa para um casal? = income-savings income-d7
  As crianças também precisam do registo criminal? = hand-in-bring-record
https://www.ourportugaljourney.com/p/our-d7-residence-visa-experience
  Moro no Arizona. A que consulado vou? = consulate-area visa-centers hand-in-book-home
  Devolvem-me o passaporte por correio? = hand-in-keep-san-francisco hand-in-keep-washington
https://www.expat.com/forum/viewtopic.php?id=1028324
  A AIMA não atende o telefone. O que posso fazer? = aima-late
  Posso viajar para França enquanto espero pelo cartão novo? = travel-expired schengen-travel
https://www.portugalist.com/d7-passive-income
  As rendas da minha casa em Boston contam para o D7? = income-kinds d7-or-d8
  Preciso de apostila no registo do FBI? = apostille-office apostille apostille-sealed hand-in-bring-record
https://www.reddit.com/r/PortugalExpats/comments/1gzy8wd/residency_question_with_d7_visa
  Quanto tempo posso estar fora de Portugal sem perder a residência? = permit-absence
  A primeira autorização vale quantos anos? = permit-length permit-clock
`;
