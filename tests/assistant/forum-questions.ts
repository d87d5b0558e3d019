/**
 * What Americans ask in public forums about the D7 and the D8: under the address of each thread its questions, in words of
 * ours, and behind each the facts that would be a right answer ('refuse' where the right answer is none). Written down in
 * one go, with the answers, before the library saw one of them.
 */
export const forumQuestions = `
https://expatsportugal.com/community/new-members/hello-from-portugal-and-heres-how-i-got-here/paged/2/
  San Francisco wants a one year lease. Is there any way around a 12 month rental before the D7 is approved? = lease-length guide:accommodation-proof accommodation-kinds
  How much money should I move to my Portuguese bank before the D7 appointment? = income-savings income-d7
  Our house is in both our names. Can rent from it count as passive income for my D7? = income-kinds couple-income guide:proof-income
  I only want to use one applicant for the D7. Can my wife come on my application? = family-wait couple-income family-couples income-d7
https://expatsportugal.com/community/red-tape-business-portugal/retired-us-citizens-navigating-portugal-taxes/
  Will Portugal tax my 401(k) withdrawals? = tax-treaty pension-tax
  Now that we have residence, do I still need to send the IRS a return each year? = us-tax-return
  How does the double taxation treaty treat my US pension when I live in Portugal? = tax-treaty
https://expatsportugal.com/community/moving-to-portugal/moving-to-pt-with-down-syndrome/
  Our son with Down syndrome just turned 18 and has no income. Can he get a visa with us as a dependent? = family-members family-wait
https://expatsportugal.com/community/red-tape-business-portugal/irs-nhr-and-pensions-e-faturas-and-deductions/paged/2/
  Is a US military pension taxed in Portugal? = tax-treaty pension-tax
  Did the 10 percent rate on foreign pensions survive the end of NHR? = nhr-closed pension-tax
https://community.ricksteves.com/travel-forum/portugal/relocating-to-portugal
  Where do we hand in our D7 papers if we live in Phoenix, Arizona? = consulate-area visa-centers hand-in-book-home
  Do we have to go to the consulate in person to pick up the D7 forms? = guide:application-form guide:visa-center papers-list interview-form
  Once the visa is issued, how many days do we have to move to Portugal? = visa-length visa-entries
  Can we travel around the EU while we rent in Portugal on a residence permit? = schengen-travel
https://community.ricksteves.com/travel-forum/portugal/golden-visa-to-immigrate-to-portugal
  If I keep a home in Portugal but stay under 183 days, am I a tax resident? = tax-residence-days tax-residence
  Should I hire a tax adviser and an immigration attorney before I move? = legal-advice tax-residence pfic
https://uglobal.com/en/questions/fbi-background-check-issue-for-d7-visa/
  An arrest from 1997 shows up on my FBI report. Will they refuse my D7? = criminal-conviction
  What convictions make Portugal refuse a residence visa? = criminal-conviction
https://uglobal.com/en/questions/want-to-live-in-portugal-while-working-remotely-for-us-law-firm-with-eu-locations-2
  Can I live in Portugal and keep working remotely for my American law firm? = d8-employer income-d8 d7-or-d8
  How much do I have to earn for the remote worker visa? = income-d8 d7-or-d8
https://www.reddit.com/r/PortugalExpats/comments/1im8kor/d7_question/
  Is it true that you cannot work at all on a D7? = work-d7
  Can I fly back to the States for a 10 week nursing contract each year while I hold a D7 permit? = permit-absence
  Do I have to live in Portugal 16 out of 24 months? = permit-absence permit-clock
  Does VA disability count as income for the D7? = refuse
https://www.reddit.com/r/ExpatFIRE/comments/mohgib/portugal_d7_visa_query_around_income_requirement/
  We are early 40s with a portfolio and no pension. Would assets alone get us a D7? = savings-alone
  Do withdrawals from an investment account count as passive income for D7? = income-accounts income-kinds savings-alone
  Is there a required amount of savings for somebody who has no steady income? = savings-alone income-savings
https://www.reddit.com/r/PortugalExpats/comments/1j4r3el/aima_and_proof_of_accommodation_for_d7_visa
  Can I live at another address than the one I gave with my visa application? = refuse
  I moved to a new flat. Do I need to report the new address to AIMA? = address-change
  Do I have to use the AIMA office of the region where I live? = refuse
  Is a short stay rental OK as proof of accommodation for the consulate? = accommodation-kinds lease-length guide:accommodation-proof
https://www.reddit.com/r/PortugalExpats/comments/1gzy8wd/residency_question_with_d7_visa
  When does the clock start for the two years of the first residence permit? = permit-clock permit-length
  Does a week in Spain count as time out of Portugal for my permit? = permit-absence
  How many times can I come into Portugal on the visa before I have the card? = visa-entries visa-length
https://www.reddit.com/r/PortugalExpats/s/4H7JdBEXt6
  We are bringing 2 cats from the USA this fall. How early do we have to get them ready? = pets guide:pet-1 guide:pet-2 guide:pet-3 guide:pet-5
  Our cats already have a chip from the shelter. Do they need a new microchip? = pets guide:pet-1 guide:pet-2
  Which airline is best for cats in the cabin? = refuse
https://www.reddit.com/r/AmerExit/comments/1erjs7z/moving_to_portugal_with_cats/
  I work from home as a writer with clients in the US. Which Portuguese visa would my husband and I want? = d8-self-employed d7-or-d8
  My three cats are flying with us. Is there a limit on how many animals we can bring? = pets-number
https://www.reddit.com/r/PortugalExpats/comments/1ifcwos/frequent_travel_between_usa_portugal/
  My parents in Ohio are old. Can I visit them in the first months on my visa? = visa-entries visa-length
  Does the first entry already use one of the two entries? = visa-entries
  Once I have my card can I come and go as I like? = permit-absence
https://www.reddit.com/r/PortugalExpats/comments/1lu3v33/please_explain_the_expired_residency_stuck_in
  My card ran out and AIMA is slow. Can I leave Portugal and get back in? = travel-expired
  Can an airline refuse me boarding with an expired residence card? = refuse
https://www.reddit.com/r/PortugalExpats/comments/1kvybya/how_i_survived_my_residence_card_process_at_aima
  How long after the AIMA appointment does the residence card come? = card-wait
  My card has not arrived after four months. Is that normal? = card-wait
https://www.reddit.com/r/PortugalExpats/search?q=flair_name%3A%22Discussion%22
  Is it really 10 years now before Americans can ask for citizenship? = citizenship-wait
  Can my wife join me later, or is there now a two year wait for family? = family-wait family-couples
  Do they give a language test for permanent residence? = permanent-residence
https://www.apoiojuridico-imigracao.com/blog/d7-emergency-travel-expired-sticker-aima-2026-late-appointment
  My AIMA date is months after the visa runs out. Am I still legal? = aima-late
  My father is dying in the US and my D7 sticker has expired. Can I fly home and come back? = travel-expired
https://community.nomadgate.com/t/anybody-else-coping-with-delays-on-apostille-for-background-check/54049
  Do my FBI report and marriage certificate need to be translated into Portuguese? = hand-in-bring-translation
  Does the Portuguese consulate have to certify documents that already have an apostille? = refuse
  The apostille from the State Department is taking forever. How long do people wait? = apostille
  I am already abroad. Can I still order the FBI check? = refuse
https://community.nomadgate.com/t/updates-regarding-d7-visa/62112
  What should I take along to the biometrics at AIMA? = guide:residence-permit
  How long was your wait from handing in to getting the visa? = processing-time time-in-all
  Does the AIMA appointment come with the visa? = aima-late permit-deadline guide:residence-permit guide:collect-visa
https://community.nomadgate.com/t/is-it-possible-to-submit-d7-applications-while-waiting-for-the-gv-application-outcome/56153
  Can we switch to a D7 while we are in Portugal on our 90 tourist days? = apply-in-portugal
  How long may an American stay in Portugal without any visa? = visit-90-days
https://community.nomadgate.com/t/preprovad-d7visa-portugal-circulation/55084
  Which European countries can I visit during the first four months on the D7 visa? = schengen-travel
  May I stay in Portugal after the four months if I still have no appointment? = aima-late
https://community.nomadgate.com/t/portugal-d7-visa-income-proof-for-month-or-year/16215
  Do I have to show a whole year of income in the bank, or just what comes in each month? = income-d7 income-savings income-statements
  How many months back do my bank statements have to go? = income-statements
  I have a small Social Security check plus new online income. Which visa is that? = d7-or-d8
  What documents prove my Social Security for the D7? = guide:proof-income
https://community.nomadgate.com/t/question-on-apostille-translation-for-birth-marriage-certificates/58184
  Do I get the birth and marriage certificates apostilled first and then translated? = hand-in-bring-translation
  Does a translation need its own apostille? = refuse
  Is my birth certificate even needed for the visa? = birth-certificate-need
https://community.nomadgate.com/t/getting-us-documents-apostilled-legalized-for-portuguese-citizenship-submission/71530
  Do documents have to be notarized before the apostille? = refuse
  Who apostilles a marriage certificate from Oregon? = apostille-office
  What is the best way to get the FBI clearance? = guide:criminal-record fbi-fee fbi-paper
https://community.nomadgate.com/t/apostille-and-document-preparation-for-us-gv-investors/28602
  Does the apostille itself go out of date? = apostille-age
  Do I mail the printed PDF of the FBI check to Washington for the apostille? = apostille-office apostille
https://community.nomadgate.com/t/taxes-in-portugal/26152
  Will I pay tax both to the US and to Portugal on my IRA? = tax-treaty us-tax-return
  Do Americans have to report their foreign bank accounts? = fbar fatca
https://community.nomadgate.com/t/getting-a-bank-account-in-portugal-from-united-states-without-traveling-to-portugal/33468
  How can I open a Portuguese bank account without flying there? = guide:bank-account
  They said no to my visa because of the bank account. Is there an appeal? = visa-refused
  Can someone with power of attorney open the bank account for me? = guide:bank-account
https://community.nomadgate.com/t/travelling-on-expired-golden-visa-residence-permit/48923
  Is it safe to go to Italy with an expired Portuguese residence card? = travel-expired
https://community.nomadgate.com/t/wiki-how-to-golden-visa-renewal-mega-thread-january-2025/69099
  How do I get a renewal appointment with AIMA? = permit-renewal renewal-time
  My permit expires in two months. When can I start the renewal? = renewal-time
  Do I need a NISS for the renewal portal? = social-security-number
https://www.expatforum.com (Portugal forum, "Visa Requirement Question", August 2020)
  What is the criminal record certificate the embassy asks for and do I get it from my local police? = fbi-paper guide:criminal-record
  Does the FBI put the apostille on the report themselves? = apostille-office
  If the FBI envelope is sealed do I still need an apostille? = apostille-sealed
https://www.expatforum.com (Portugal forum, "Private health insurance for non-EU citizens")
  What medical insurance do Americans need to get the retirement visa? = insurance-kind guide:health-insurance
  Would the emergency cover of my credit card satisfy the insurance rule? = refuse
  Which Portuguese insurance company is cheapest for people from the US? = refuse
https://www.expatforum.com (Portugal forum, "Married Couple (EU citizen married to USA citizen)", April 2020)
  I have a Finnish passport, my wife is American. Does she need a visa to live in Portugal with me? = eu-spouse
  My husband is Dutch. Can I just go along with him to Portugal? = eu-spouse
  With an EU passport what do I do once I get to Portugal? = eu-passport
https://www.expat.com/forum/viewtopic.php?id=1071179
  I landed in Porto and there was no AIMA appointment on my visa. Who do I call? = aima-late guide:residence-permit
  What is the email to ask AIMA for an appointment? = aima-late aima-contact
  How do I book AIMA if nobody answers the phone? = aima-late guide:residence-permit aima-contact
https://www.expat.com/forum/viewtopic.php?id=1061327
  Is the first permit one year or two? = permit-length permit-clock
  What do you pay at the AIMA appointment? = permit-cost
  Which papers did they look at for the first residence permit? = guide:residence-permit
  Do we need health insurance for the AIMA appointment? = insurance-aima
https://www.expat.com/forum/viewtopic.php?id=947150
  When should the lease begin if I do not know when the visa comes? = refuse
  Do I really need a signed rental contract to apply for D7? = lease-length guide:accommodation-proof accommodation-kinds
https://www.expat.com/forum/viewtopic.php?id=1024873
  Is four months of Airbnb enough for the D7? = accommodation-kinds lease-length
  Would an invitation letter from a friend in Portugal do instead of a lease? = guide:accommodation-proof accommodation-kinds
  Does the lease have to be registered with the tax office? = lease-length accommodation-kinds
https://www.expat.com/forum/viewtopic.php?id=745219
  How much income do I have to prove for my partner? = income-d7 couple-income
  Can my partner wait in Portugal while the reunification is decided? = refuse
  How long does family reunification take? = family-wait family-couples family-conditions
https://www.expat.com/forum/viewtopic.php?id=902068
  How do I get the certificado de bagagem for our furniture? = goods-papers household-goods
  Does the baggage certificate have to be done before we ship? = goods-papers household-goods
https://www.expat.com/forum/viewtopic.php?id=833451
  Will I pay customs duty on my used household things? = household-goods goods-papers
  Are there things I cannot ship to Portugal? = goods-banned
  How long do I have to bring my belongings over? = household-goods goods-papers
https://www.expat.com/forum/viewtopic.php?id=954394
  After how many years can I apply for a Portuguese passport? = citizenship-wait
  What level of Portuguese is asked for permanent residency? = permanent-residence
https://www.expat.com/forum/viewtopic.php?id=1092911
  If I stay fewer than 183 days can I avoid being a tax resident? = tax-residence-days tax-residence refuse
  Does insurance in Portugal pay for pre-existing conditions? = insurance-private
  NHR is gone. How will my pension and social security be taxed? = pension-tax tax-treaty nhr-closed
https://www.expat.com/forum/viewtopic.php?id=982438
  I was told DC wants 18,000 euros in a Portuguese bank. Is that right? = income-savings income-d7
  Do the funds have to sit in a Portuguese account or is my US bank fine? = income-savings income-d7
https://www.expat.com/forum/viewtopic.php?id=769575
  Can I get a D7 by showing enough money in the bank rather than steady income? = savings-alone
  Are dividends and share sales accepted for the D7? = income-kinds
https://www.expat.com/forum/viewtopic.php?id=1034349
  My wife can only be in Portugal six months a year. Will she lose her permit? = permit-absence
  Does a spouse have the same minimum stay as the main D7 holder? = permit-absence
https://www.expat.com/forum/viewtopic.php?id=1064476
  Can I travel to Spain with the AIMA receipt while I wait for the renewed card? = travel-expired schengen-travel
https://www.expat.com/forum/viewtopic.php?id=1028324
  My entry visa expired and the card is still processing. Can I leave and re-enter? = travel-expired
https://www.expat.com/forum/viewtopic.php?id=958866
  We are not married but have lived together for three years. Can my partner come with me? = partner-unmarried
  What evidence do they accept that we live together? = partner-unmarried
https://www.expat.com/forum/viewtopic.php?id=1054807
  How does an unmarried couple get the união de facto paper from the junta? = partner-unmarried
https://www.expat.com/forum/viewtopic.php?id=906785
  Is US social security income taxed in Portugal? = tax-treaty pension-tax ss-taxed
https://www.expatexchange.com/expatguide/278/3434186/Portugal/Expats-Living-in-Portugal/US-drivers-licence-exchange
  Do I have to exchange my American driver's license within 90 days? = driving-license driving-papers
  What driving record do I have to bring from my state for the license exchange? = driving-papers
https://www.expatexchange.com/expatguide/278/3389254/Portugal/Expats-Living-in-Portugal/Advice-on-Shipping-Household-Goods-to-Portugal
  Which documents does a shipment of household goods need? = goods-papers household-goods
  Can I ship a second container later free of duty? = goods-second
https://www.bogleheads.org/forum/viewtopic.php?f=2&t=165940
  Is the tax free deal on IRA income for ten years still around? = nhr-closed pension-tax
  How does Portugal decide that I am a tax resident? = tax-residence-days tax-residence
http://www.early-retirement.org/threads/retiring-abroad.109921/page-3
  Is a Roth IRA tax free in Portugal? = refuse
  Are US pensions only taxed in the US under the treaty? = tax-treaty
https://forums.ybw.com/threads/portugal-d7-visa.558342
  Could I use a boat in a marina as my accommodation for a D7? = refuse
https://freshportugal.com/post/portugal-qa---portugal-taxes-real-estate-and-immigration
  If I work from Portugal for a US company do both countries tax my salary? = tax-treaty us-tax-return
  When should I register as a tax resident after getting the D8? = tax-residence tax-residence-days
https://blancavalbuena.com/ask/tax-question
  Can I keep getting Social Security in Portugal? = social-security-abroad
  Do I file taxes in both countries when I live on Social Security in Portugal? = us-tax-return tax-treaty
https://members.internationalliving.com/how-can-we-use-our-medicare-in-portugal/
  How can we use Medicare in Portugal? = medicare-abroad
  Should I keep paying for Medicare Part B when I move? = medicare-abroad medicare-parts
https://members.internationalliving.com/what-tax-rate-can-i-expect-in-portugal-if-the-nhr-stays-in-place
  What tax rate would a retiree on retirement account distributions pay without NHR? = pension-tax refuse
https://www.ourportugaljourney.com/p/vfs-san-francisco/comments
  Do couples get appointments at VFS together? = refuse
  Will VFS keep our passports after the appointment? = hand-in-keep-washington hand-in-keep-san-francisco
  Can I mail in my D7 application to VFS instead of flying there? = vfs-mail
https://www.americansinportugal.org/resources
  How do I register at the centro de saude? = health-registration guide:healthcare
  How do I change my address with the tax office once I arrive? = guide:settlement-nif tax-residence
`;
