/** What people ask about AIMA, family and life in Portugal: behind each key its questions in English, below them those in Portuguese. */
export const askedLife = `
permit-deadline: must I go to AIMA within 30 days | by when do I have to be at AIMA | deadline for the residence appointment | how soon after landing do I go to AIMA
  tenho de ir à AIMA em trinta dias | até quando tenho de ir à AIMA | prazo para pedir a autorização de residência
guide:residence-permit: what do I bring to AIMA | what happens at the AIMA appointment | documents for the residence permit | who gives me the AIMA date | do they take fingerprints at AIMA | which papers for the biometrics | how do I get my residence card | is the AIMA appointment printed on the visa | where do I go for the residence permit | what do we take to the AIMA office
  o que levo à AIMA | o que acontece na AIMA | que documentos pede a AIMA | quem me dá a data da AIMA | como obtenho o cartão de residência
aima-late: I have no AIMA appointment | AIMA does not answer the phone | my AIMA date is after my visa expires | how do I reach AIMA | what if the four months pass before AIMA sees me | am I legal while I wait for AIMA | the visa came without an appointment | e-mail address of AIMA | nobody picks up at AIMA | can a lawyer force AIMA to give me a date | visa ran out and no appointment yet | AIMA cancelled my appointment | do I have to leave when the visa ends and AIMA has not seen me
  não tenho marcação na AIMA | a AIMA não atende | a marcação da AIMA é depois de o visto caducar | como contacto a AIMA | estou legal enquanto espero pela AIMA | o visto acabou e não tenho marcação | a AIMA cancelou a marcação
card-wait: how long until the residence card comes | still no card after three months | when will my card be mailed | waiting time for the card after biometrics | AIMA took my fingerprints in March and I have no card | how soon do I hold the card in my hands
  quanto tempo demora o cartão | ainda não recebi o cartão de residência | quando chega o cartão depois da AIMA
permit-length: how long is the first residence permit valid | how many years is the second card | is the permit two years or one | validity of the residence card | how often do I renew | years until the first card expires
  quantos anos vale a primeira autorização | quanto tempo vale o cartão de residência | a renovação é por quantos anos | de quantos em quantos anos renovo
permit-cost: what does AIMA charge | how much is the residence card | fee for the residence permit | what do I pay at the AIMA appointment | did AIMA fees go up | price of the renewal
  quanto cobra a AIMA | quanto custa o cartão de residência | quanto pago na AIMA | as taxas da AIMA subiram
permit-clock: when do the two years start | does the time on the visa count | from which day is the permit counted | 16 months out of 24 | when does the clock begin for minimum stay | how many months of the two years do I have to be there | does the count start with landing or with the card | minimum stay in the first two years
  quando começam os dois anos | o tempo do visto conta | a partir de que dia se conta a autorização | quantos meses tenho de estar em Portugal nos dois anos | dezasseis meses em vinte e quatro
permit-absence: how long may I be out of Portugal | can we spend winters in Florida | how many months away before I lose residency | do I have to live there all year | can I go back to the US for seven months | may I leave for a family emergency for long | minimum stay for my wife's permit | can I keep my permit while I live half the year in Texas | how much time must I spend in Portugal | absence for medical treatment | does a long trip cost me the residence | traveling around the world with a D7 permit | split our year between Arizona and the Algarve
  quanto tempo posso estar fora de Portugal | posso passar o inverno na Flórida | perco a residência se ficar fora | quantos meses posso estar ausente | tenho de viver lá o ano todo | posso voltar aos EUA por sete meses | quanto tempo tenho de passar em Portugal
permit-renewal: how do I renew my permit | what papers for the renewal | do I need an appointment to renew | renewal on the AIMA website | documents for the second card | proof of income at renewal | renewing the residence card for the first time
  como renovo a autorização | que papéis preciso para a renovação | a renovação faz-se no site da AIMA | o que mostro na renovação
renewal-time: when can I renew | how early may I start the renewal | my card expires in two months, when do I apply | renewal portal opens when | deadline to renew | how long before expiry do I ask for the renewal | is it too early to renew | my card expires soon, the portal shows nothing
  quando posso renovar | com quanta antecedência peço a renovação | o meu cartão caduca em dois meses, quando peço | quando abre o portal das renovações
travel-expired: may I travel with an expired card | my card expired and the renewal is pending, can I fly | the visa is over and the card has not come, may I leave | can I get back into Portugal with an expired visa | fly to London while I wait for the new card | emergency trip home with an expired permit | AIMA receipt and airports | will they let me back in without a valid card | wedding in the US but my card has run out | travel while the renewal is in progress
  posso viajar com o cartão caducado | o visto acabou e o cartão não chegou, posso sair | posso voltar a entrar com o visto caducado | viajar enquanto espero pela renovação | o recibo da AIMA serve para viajar
schengen-travel: may I visit Spain on my visa | can I travel in Europe with the residence card | is the D7 visa good for other Schengen countries | weekend in Paris with a Portuguese permit | how long may residents stay in other EU countries | trip to Italy before I have my card | can I cross the border to Spain for shopping | does my permit let me live in France
  posso visitar Espanha com o visto | posso viajar pela Europa com o cartão | o visto vale para outros países Schengen | fim de semana em Paris com o cartão português
address-change: I moved, whom do I tell | report new address to AIMA | deadline to report a move | we changed apartments | I got married, do I tell AIMA | fine for not reporting my address | how do I update my address on the residence card
  mudei de casa, a quem comunico | comunicar a nova morada | prazo para comunicar a morada | casei, tenho de avisar a AIMA
permanent-residence: when can I get permanent residence | do I have to speak Portuguese | language test for staying for good | permanent residency after five years | what do they ask for permanent residence | is there a Portuguese exam for older people | A2 test | do retirees have to learn Portuguese
  quando posso pedir a residência permanente | tenho de falar português | exame de português para a residência permanente | que nível de português pedem
citizenship-wait: when can I become a citizen | how many years until a Portuguese passport | is it five or ten years for citizenship | has the citizenship law changed | does the waiting time of the application count for nationality | from when are the ten years counted | naturalization for Americans | I came in 2023, does the old five year rule hold for me
  quando posso pedir a nacionalidade | quantos anos até ao passaporte português | são cinco ou dez anos para a cidadania | a lei da nacionalidade mudou
family-wait: can my wife join me later | how long for family reunification | should we apply together or one first | husband goes first and the family follows | bring my spouse after I have the permit | two year wait for family | is it better to file both visas now | when may my family come
  a minha mulher pode vir depois | quanto tempo demora o reagrupamento familiar | devemos pedir juntos | o meu marido vai primeiro e nós depois | quando pode vir a minha família
family-couples: fifteen months for couples | exception to the two year rule for married couples | we lived together before, is the wait shorter | reunification wait for couples who lived together | are minor children excepted from the wait
  o prazo é menor para casais que já viviam juntos | exceção aos dois anos para casais | os filhos menores têm de esperar
family-members: can I bring my mother | my son is 22 and in college, may he come | does a disabled adult daughter count as family | which relatives may come with me | my parents depend on me | can my grandmother be a dependent | is a 19 year old still a child for the visa | my mother in law lives with us | may my stepson come along
  posso levar a minha mãe | o meu filho tem 22 anos e estuda, pode vir | que familiares podem vir comigo | os meus pais dependem de mim | a minha sogra vive connosco
work-d7: may I work with a D7 | can I take a part time job | is a side job allowed on the retirement visa | can my spouse work in Portugal | may I teach English once I have the card | am I allowed to freelance on a D7 | could I be hired by a Portuguese company | volunteer or paid work as a retiree | consulting on the side
  posso trabalhar com o D7 | posso ter um emprego a tempo parcial | a minha mulher pode trabalhar em Portugal | posso dar aulas com o visto de reformado
health-registration: how do I register with SNS | when can I use public health care | do I get a family doctor | how do I get a número de utente | sign up at the centro de saúde | public hospital for residents | when do we get a family doctor | does the national health service take foreigners
  como me inscrevo no SNS | quando posso usar o serviço público de saúde | como obtenho o número de utente | quando tenho médico de família | inscrição no centro de saúde
guide:healthcare: what number do I call in an emergency | private insurance in addition to SNS | how does health care work there
  que número ligo numa emergência | como funciona a saúde em Portugal
insurance-aima: do I need health insurance for AIMA | is private insurance needed for the residence permit | insurance after the visa insurance ends | will AIMA accept my travel insurance | must I have Portuguese health cover at the appointment | which insurance for the permit
  preciso de seguro de saúde para a AIMA | a AIMA aceita o seguro de viagem | que seguro para a autorização de residência
medicare-abroad: does Medicare cover me in Portugal | should I drop Part B | can I use my Medicare at a hospital in Porto | is Medicare worth keeping | penalty if I leave Part B | will Medicare pay if I get sick there | what happens with Medicare when I move
  o Medicare cobre-me em Portugal | devo manter a parte B | o Medicare paga um hospital em Lisboa
driving-license: may I drive with my US license | I am 68, can I drive there | do I have to exchange my driver's license | how long is my American license good | age limit for foreign licenses | trade in my license within 90 days | drive at 75 with a state license | is my Texas license valid after I become a resident | must I swap my license at all | do I need to change my drivers license
  posso conduzir com a carta americana | tenho 68 anos, posso conduzir | tenho de trocar a carta de condução | até quando vale a minha carta americana
driving-papers: what do I need to swap my license | is a medical exam required for the license exchange | driving record from my state | where do I exchange the license | IMT appointment | documents for the Portuguese driver's license | do I need a doctor's certificate to drive | do I take a driving test
  o que preciso para trocar a carta | é preciso atestado médico para a carta | registo de condutor do meu estado | onde troco a carta | que documentos pede o IMT
household-goods: can I ship my furniture free of duty | do I pay customs on my belongings | how long do I have to import my things | bringing household items tax free | new things in the container | VAT on my old furniture
  posso levar os móveis sem pagar alfândega | pago direitos sobre as minhas coisas | até quando posso importar a mobília
goods-papers: how do I get the baggage certificate | which papers for the shipment | certificado de bagagem | list of goods for the consulate | do I get the certificate before the movers come | can the baggage certificate be done by mail | what does the shipping company need from the consulate
  como obtenho o certificado de bagagem | que papéis preciso para a mudança | lista dos bens para o consulado | o certificado pede-se antes de enviar
pets: how do I bring my dog | what does my cat need | rabies shot and microchip | papers for pets | may I bring my old cat | health certificate for the dog | is there a quarantine for pets | taking our poodle to Lisbon | how early do I begin with the papers for the pet | EU certificate for animals | what must be done before my puppy can enter | does a dog need a microchip
  como levo o meu cão | o que precisa o meu gato | vacina da raiva e microchip | papéis para animais | há quarentena para animais | quero levar a minha cadela
pets-number: how many dogs may I bring | we have six cats | limit on pets | maximum number of animals | can I take all four dogs
  quantos cães posso levar | temos seis gatos | há limite de animais
guide:pet-1: which vet can do the papers | find a USDA accredited vet | when do I begin with the vet
  que veterinário trata dos papéis
guide:pet-2: does the chip come before the rabies shot | my dog's chip is old, does he need another | microchip first
  o microchip é antes da vacina
guide:pet-3: how long after the rabies shot may the cat travel | rabies vaccine and 21 days
  quanto tempo depois da vacina pode viajar
guide:pet-4: do I tell the airport that a dog is coming | notify the vets at the airport | 48 hours notice for pets
  tenho de avisar o aeroporto do meu cão
guide:pet-5: how long is the EU health certificate valid for the dog | who fills in the pet certificate
  que validade tem o certificado do animal
guide:pet-6: how do I get the USDA endorsement | APHIS stamp on the pet certificate
  como obtenho o carimbo da USDA
guide:pet-7: which airports let pets in | entry point for dogs | where is the dog checked on arrival
  em que aeroporto pode entrar um animal
passport-lost: my passport was stolen in Portugal | I lost my US passport | how do I replace my passport in Lisbon | can I renew my American passport at the embassy | pickpocket took my passport
  roubaram-me o passaporte | perdi o passaporte americano em Portugal | como substituo o passaporte
guide:book-travel: when should I book the flight after the visa | what goes in my hand luggage | how much medicine do I pack
  quando marco o voo depois do visto | o que levo na bagagem de mão
guide:temporary-accommodation: where do I stay in the first weeks | can I get mail at an Airbnb | first place to live after landing
  onde fico nas primeiras semanas
guide:permanent-housing: how do I find a long term rental | what to look for when renting a house | damp and heating in Portuguese homes
  como encontro uma casa para arrendar | o que vejo antes de arrendar
`;
