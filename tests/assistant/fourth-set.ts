/**
 * A fourth hundred questions about the D7, the D8 and what follows, made on 2026-11-27: under the address of each page, with what
 * kind of page it is, the questions in words of ours that keep the asker's vocabulary; behind each the facts that would be a right
 * answer ('refuse' where the register holds none, beside a fact where either is right).
 *
 * The pages were read in stored copies, of most the first lines alone, and no page is one that the first three sets used. What
 * people asked in a thread, a comment or a letter is taken as it came; where a blog or a list of frequent questions is named,
 * the question is what its story or its list turns on. Not all who asked are American: a question that is the same for one was kept.
 *
 * They were written by the person who had tuned the library just before, so with knowledge of how it looks, but after the last
 * change to it and without a run; the answers were written from the register alone. It was run once. Since then it is tuned on,
 * and where the register came to hold an answer, the answer names it.
 */
export const fourthSet = `
https://redlib.vhack.eu/r/PortugalExpats/comments/1ie66gy/d8_digital_nomad_visa_confusion (thread)
  Signing a lease before we know if the D8 gets approved seems backwards. Is there no other way? = accommodation-kinds guide:accommodation-proof lease-length
  Do they want four months of lease or twelve for the digital nomad visa? = lease-length accommodation-kinds
  Some D8 applications seem to take 4-6 months. What is usual? = processing-time time-in-all
  If we get denied, how do we get out of the rental contract? = lease-break refuse
https://rl.huuu.biz/r/PortugalExpats/comments/1jpvqbc/d7_visa_question (thread)
  They do not fully accept the interest on our six figure savings as passive income. Should it count? = income-kinds savings-alone
  The consulate intends to reject our application but says we could appeal. Are we wasting our time? = visa-refused
  How long did it take to get a decision on the appeal? = refuse
https://r.genit.al/r/PortugalExpats/comments/1h0wxd7/first_time_post/lz7nkjs/?context=3 (thread)
  May I assume we will need an attorney? = legal-advice
  I am not sure what happens to Medicare for expats? = medicare-abroad
  My husband is disabled and gets SSDI each month. Does that go on over there? = social-security-abroad refuse
  I have a small teacher's pension and will counsel remotely. What do we apply for? = d7-or-d8 d8-self-employed
  We are a gay married couple. Is that an issue in Portugal? = same-sex
  Will income tax really erode the value of my pension by 40%? = pension-tax tax-treaty refuse
  How long does one wait for a family physician in the public system? = family-doctor
https://reddit.mailt.ovh/r/PortugalExpats/comments/1j81e53/resident_permit_expired_in_jan_2025/mh1ee1q/?context=3 (thread)
  My permit expired 2 months ago and the Loja does not do renewals. How can I get an appointment? = permit-renewal renewal-time expired-card-valid refuse
  Does that mean you can't travel anywhere until the renewal? = travel-expired expired-card-valid
  As an American I never show my residency card, just the passport. Is that ok with an expired card? = travel-expired border-checks expired-card-valid border-lane
https://www.theportugalnews.com/news/2026-05-07/aima-opens-renewal-of-residence-permits-portal/1018474 (comment)
  We are still awaiting renewals for March though we filed all. What happens to us in the meantime? = renewal-time travel-expired expired-card-valid aima-silence
  Would you risk flying to your son's graduation with expired permits? = travel-expired
  The bank blocked my account because my residence card is expired. What now? = expired-card-valid
  I am stuck abroad with an expired card and the embassy wants me to apply for a visa to return. Is that right? = travel-expired refuse
https://redlib.cakez.net/r/PortugalExpats/comments/1meyo5z/finally_proof_of_progess_from_aima/n6f9brs/?context=3 (thread)
  I thought retirees were not required to have NISS numbers. Do I need one to renew? = social-security-number permit-renewal
  AIMA wants the 181.50 renewal fee before they schedule me. Is that how it works? = permit-renewal permit-cost
  Their email mentions the Manifestation of Interest, I came on a visa. Does it apply to me? = refuse
https://redlib.tcsenpai.com/r/PortugalExpats4Expats/rising?after=t3_1lx5w97 (thread)
  Which docs does the agent ask for at the renewal appointment? = permit-renewal
  Where can you find out if the owner registered the rental agreement? = guide:permanent-housing guide:accommodation-proof refuse
  Will they ask for my SNS number when I renew? = permit-renewal refuse
https://community.nomadgate.com/t/beating-a-dead-horse-autorenewal-of-pt-resident-card/65227 (thread)
  I was laid off. Can I still renew my resident card? = renewal-conditions permit-renewal
  My card expires in September. Have I missed my chance to renew, or is it too early? = renewal-time
  I have been out of the country for 2 months. Is that a problem for my card? = permit-absence
https://community.nomadgate.com/t/wait-time-now-counts-toward-5-year-residency/62393 (thread)
  Does the time that I wait for the residency to be approved count for nationality? = citizenship-wait citizenship-count permit-clock
https://community.nomadgate.com/t/5-years-of-residency/55712 (thread)
  How do they measure the years of residency to apply for citizenship? = citizenship-wait citizenship-count permit-clock
  Will they count the period between two residency cards? = citizenship-count
https://community.nomadgate.com/t/portuguese-5-year-residence-requirement-for-citizenship-can-be-taken-across-a-15-year-period/56445 (thread)
  Can we come back to the US for significant amounts of time to care for aging parents? = permit-absence
  Is it true that the five years can be taken across a 15-year period? = citizenship-count refuse
https://community.nomadgate.com/t/health-insurance-before-appearing-aima/62529 (thread)
  We are 57 and 58, any recommendation for health insurance usable at the Luz hospitals? = refuse
  We have biometrics at AIMA next month on our D7. Must we have health insurance by then? = insurance-aima
  Is annual travel insurance acceptable at the AIMA appointment? = insurance-aima
https://community.nomadgate.com/t/citizenship-through-residency-versus-gv/36145?page=2 (thread)
  As a retiree abroad do I still pay US taxes on my IRAs, pensions and SS? = us-tax-return tax-treaty
  Do temporary residents qualify for the national healthcare coverage? = health-number health-registration guide:healthcare
https://uglobal.com:443/en/questions/confusion-with-portugals-immigration-affecting-new-visa-application (question to lawyers)
  AIMA never gave me an appointment and now I have overstayed. Will that spoil a new visa application? = refuse aima-late
  I was told that all visas were extended. Does that include mine? = aima-late expired-card-valid refuse
http://49.12.195.9:8081/r/PortugalExpats/comments/1jxujiu/finances (thread)
  Our yearly income will be just under $55,000. Would we be able to afford it over there? = refuse
  How much do I lose in Portuguese taxes on a defined benefit pension? = pension-tax tax-treaty
https://www.expat.com/forum/viewtopic.php?id=820263 (thread)
  My wife and I want to stay more than 12 months. What long stay visa is there for a retired couple from the USA? = d7-or-d8 guide:visa-type
  Is it like 1,300 euros a month that a couple has to show? = income-d7 couple-income
http://www.expat.com/forum/viewtopic.php?id=739067 (thread)
  I live 1000 miles away in Seattle. Do I have to present my documents in person? = vfs-mail consulate-area hand-in-book-home
  They want a rental contract for six months or longer. Is that correct? = lease-length accommodation-kinds
  My social Security benefits are around $1700 per month. Will this be sufficient? = income-d7
https://badgerdude.blogspot.com/2022/09/the-why-where-what-and-how-of-move.html (blog)
  Can we bring our horses from Oregon? = refuse
  I retire at the end of January and want to move in May. Is that enough time? = time-in-all
https://keypennews.org/stories/moving-to-portugal,4883? (blog)
  Can we hand in the FBI check in its sealed envelope? = apostille-sealed
  Must the flight be booked already when we apply, and for which date? = hand-in-bring-flight
  For now we only have traveler's insurance. When are we eligible for a private health policy? = refuse insurance-aima
https://visasinportugal.com/faq/ (FAQ)
  What can I use as proof of address, a utility bill or my driver's license? = hand-in-bring-address
https://brisamo.com/guides/portugal-digital-nomad-visa-d8/ (FAQ)
  Can I work for Portuguese clients on a D8? = d8-local-clients
  How much do I need to earn for the nomad visa? = income-d8
https://leavingamerika.com/how-to-get-a-portuguese-driving-license/ (blog)
  I live in Florida. Do my driving records have to be apostilled? = driving-papers
  Does the Portuguese DMV take my American license away? = license-kept
https://mylatinlife.com/2022/11/16/exchange-us-drivers-license-portugal-drivers-license/ (blog)
  Is an American drivers license still valid once I am a resident? = driving-license
https://lovefromportugal.substack.com/p/exchanging-our-us-driver-licenses?action=share (blog)
  My license expires on my birthday and I cannot renew it online from here. Should I swap it before that? = driving-license license-late
https://www.ourportugaljourney.com/p/driving-in-portugal-for-foreign-residents (reader)
  Are there age limits for foreign residents who drive? = driving-license
https://locolatitudes.com/post/realize-portugal (blog)
  They rejected my license exchange. Was it because my driving abstract had no apostille? = driving-papers
https://theroadtoportugal.com/2020/01/15/portugal-what-a-country/ (blog)
  How many months after the resident card do I have to turn in my Colorado license? = driving-license license-late
https://randomnotesfromaway.com/seasoned-greetings-to-all/index.html (blog)
  With a temporary residence card may I use the line for EU passports? = border-lane
https://internationaladulting.substack.com/p/adventures-in-temporary-residence (blog)
  My card runs out in November. When does the renewal open? = renewal-time
  Is it illegal to be in another Schengen country with an expired residence card? = travel-expired expired-card-valid
https://expatempire.com/how-we-renewed-our-portuguese-residence-permits/ (blog)
  For how many years is the renewed permit? = permit-length
https://forum.mrmoneymustache.com/post-fire/selling-vanguard-mutual-funds-see-cost-basis-before-selling/?prev_next=next (thread)
  What would my wife and I be taxed on if we move from USA to Portugal and live off a taxable account? = refuse tax-treaty
  Is there still a flat 10% tax for the first 10 years? = nhr-closed pension-tax
  How are my Roth IRA conversions treated over there? = refuse
https://snipe.pt/moving-to-portugal/ (blog)
  Should I get a NIF while we are there on a visit? = guide:nif-way-2 nif-alone
https://waytoomuch.info/@eviljarred/108212307801736171 (thread)
  Is an immigration service worth the $4500 or can we do all of it ourselves? = legal-advice refuse
https://patgerritportugaladventure.blogspot.com/2025/05/residents.html (blog)
  We have been waiting in limbo for almost a year for AIMA. What can one do? = aima-late
  Can we ship our stored belongings only once we are residents? = household-goods goods-papers
https://www.visafetch.com/blog/portugal-vfs-appointment-what-to-expect (blog)
  How long does the hand-over at VFS take? = interview-form
  When are new VFS appointments released? = hand-in-book-vfs
  I refreshed too often and the VFS site locked me out. How long does that last? = hand-in-book-vfs
https://portugaljunkies.com/ep14transcript (blog)
  What do we need to get our pets to Portugal? = pets
https://www.ourlifeinportugal.com/blog/moving-your-pet-to-portugal-part-one (blog)
  Can our cat travel in the cabin, and on which airlines? = refuse
https://theunretirees.com/blog/moving-to-portugal-with-pet-cargo-complete-guide (blog)
  Not all vets can issue the certificate. How do I find one who may? = guide:pet-1
https://starmountainkennel.com/traveling-to-portugal-with-your-podengo (blog)
  Do I send the dog's papers to the Portuguese government before we fly? = guide:pet-4
https://pastorbrucesblog.com/2020/09/10/a-moving-experience/ (blog)
  What does it cost to ship two dozen pieces of artwork? = refuse
https://anchorless.io/blog/moving/everything-you-need-to-know-about-the-baggage-certificate-for-portugal (blog)
  Do we have the certificado de bagagem before the shipment lands or can it come later? = goods-papers household-goods
https://relovisa.co/blog/portugal-citizenship-10-years-by-route-2026 (FAQ)
  I got my D7 permit before May 2026. Do I keep the five years? = citizenship-change citizenship-wait
https://community.nomadgate.com/t/do-u-s-applicants-need-two-fbi-checks-and-what-about-apostilles-timing-for-marriage-birth-certificates/73250 (thread)
  Do U.S. applicants need the FBI check twice, for the application and again for biometrics? = refuse criminal-record-age guide:residence-permit
  Our marriage certificate was issued several years ago. Do we have to order a new one? = hand-in-couple-certificate refuse
  Do the children's birth certificates need to be apostilled for the application? = hand-in-child-birth
  Does the 90 days run from the background check or from the apostille date? = criminal-record-age apostille-age
https://community.nomadgate.com/t/turnaround-time-for-apostilled-fbi-background-check/41409 (thread)
  What is the turn around time for an apostilled FBI background check? = apostille fbi-fee
  I had the FBI report apostilled by my Secretary of State in North Carolina. Is it valid? = apostille-office
  Does a post office do the fingerprinting? = guide:criminal-record
https://expatforum.com (thread "FBI background check back in 3 months")
  My FBI check came after three months. How long after its date will the embassy still call it good? = criminal-record-age
  Do they accept a report from an FBI approved channeler? = guide:criminal-record fbi-fee refuse
https://expatinportugal.substack.com/p/new-requirements-for-d7 (blog)
  Is an Airbnb agreement still ok or do we need the 12-month rental? = accommodation-kinds lease-length
  What if the place turns out to be a dud, can we break the one-year lease? = lease-break
  Would a letter from a friend who invites us into their home do instead? = accommodation-kinds guide:accommodation-proof
https://growingupexpat.com/category/living-in-portugal/day-to-day-life (blog)
  The kids' US passports expire while we are in Portugal. Where do we renew them? = us-passport-renewal
https://bestplacesintheworldtoretire.com/questions-and-answers/portugal/portuguese-republic/portugal-political-system-government/if-i-live-in-portugal-do-i-have-to-renounce-or-relinquish-my-us-citizenship (question to lawyers)
  If I live in Portugal, do I have to renounce my US citizenship? = us-citizenship-kept
https://borderlessliving.com/p/home-is-where-you-are-treated-best/comments (comment)
  If I am entitled to Italian citizenship, could my wife also live there as my spouse? = eu-spouse eu-passport
`;

/** The same in Portuguese, of Portugal and of Brazil. */
export const fourthSetPortuguese = `
https://dnbrasil.dn.pt/pergunte-ao-advogado/pergunte-ao-advogado-a-aima-no-respondeu-ao-pedido-de-deferimento-tcito-e-agora (readers' questions)
  Notifiquei a AIMA e mesmo assim ela não respondeu. O que faço? = aima-silence aima-late
https://dnbrasil.dn.pt/pergunte-ao-advogado-o-que-fazer-em-caso-de-indeferimento-do-processo-pela-aima (readers' questions)
  O meu processo foi indeferido pela AIMA. Posso recomeçar com um novo contrato de trabalho? = aima-refused refuse
https://dnbrasil.dn.pt/pergunte-ao-advogado-indeferimento-na-aima-com-falhas-na-an%C3%A1lise-e-exig%C3%AAncias-abusivas-o-que-fazer (readers' questions)
  Recebi um projeto de indeferimento da AIMA. Que prazo tenho para responder? = aima-draft-refusal
https://dnbrasil.dn.pt/pergunte-ao-advogado-cidad%C3%A3os-cplp-ainda-%C3%A9-poss%C3%ADvel-pedir-autoriza%C3%A7%C3%A3o-de-resid%C3%AAncia-j%C3%A1-em-portugal (readers' questions)
  Entrei como turista. Ainda posso pedir a autorização de residência já em Portugal? = apply-in-portugal
https://dnbrasil.dn.pt/guia-do-imigrante/pergunte-ao-advogado-no-tenho-contrato-de-arrendamento-como-comprovar-a-morada-na-aima (readers' questions)
  Tenho de renovar e não possuo contrato de arrendamento. Como comprovo a morada? = permit-address-proof
  A AIMA ainda aceita o atestado de residência da junta de freguesia? = permit-address-proof
http://aspasseadeiras.com.br/visto-d7-o-visto-para-quem-tem-renda/?replytocom=30465 (blog)
  É possível fazer o visto D7 sozinho, sem consultoria nem advogado? = legal-advice
http://vivertrabalhareestudarnoexterior.com/visto-d7-passo-a-passo-portugal/ (blog)
  O que escrevo na declaração sobre o motivo do pedido de visto? = hand-in-bring-letter
  Quem me hospeda precisa enviar alguma coisa além da carta convite? = guide:accommodation-proof accommodation-kinds
https://www.brasileirosnacovilha.com/2016/06/23/conjuges-ou-parceiros-de-estudantes-da-ubi-tambem-podem-obter-autorizacao-de-residencia/?replytocom=229 (blog)
  Temos união estável e não somos casados. Quanto tempo juntos é preciso provar? = partner-unmarried
https://vamuver.com/seu-visto-pode-ter-sido-deferido-e-voce-nao-sabe (blog)
  O meu visto foi negado. Posso tentar de novo ou recorrer? = visa-refused
  Em que fase está o meu pedido de visto, como acompanho? = visa-status guide:submit-and-confirm
https://diariodacidadania.com/2022/12/15/residencia-vencida-posso-retornar-a-portugal (blog)
  Tenho uma residência mas o cartão está vencido. Posso entrar em Portugal com ele? = travel-expired expired-card-valid
https://diariodacidadania.com/2022/12/15/reagrupamento-familiar-preciso-ter-passagem-de-volta/ (blog)
  Com visto de residência preciso ter passagem de volta? = hand-in-bring-flight
https://www.eurodicas.com.br/portugal/aposentar/ (blog)
  Qual é a renda exigida para um casal no visto D7? = income-d7 couple-income
https://knowledge.movingto.io/pt-br/minha-família-pode-me-acompanhar-a-portugal-com-o-visto-d7 (FAQ)
  Minha família pode me acompanhar com o visto D7? = family-members family-wait hand-in-couple-own-visa
https://startbeglobal.com/blog/portugal/quais-sao-as-diferencas-entre-o-visto-d7-e-o-nomade-digital (blog)
  Quais são as diferenças entre o visto D7 e o de nômade digital? = d7-or-d8
https://jobbatical.com/pt/blog/portugal-digital-nomad-visa-d8-guide (blog)
  Para o D8 preciso do registo criminal de todos os países onde vivi? = record-other-countries
http://batepapopelomundo.com/2018/01/24/vida-alem-mar-aposentadoria/ (blog)
  Depois do cartão de residente, onde peço o número de utente? = health-number health-registration guide:healthcare
https://pt.phongnhaexplorer.com/per/direito/como-fazer-reagrupamento-familiar-em-portugal-aima.html (FAQ)
  Posso acrescentar outro familiar depois de feito o pedido de reagrupamento? = refuse
`;
