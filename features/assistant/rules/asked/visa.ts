/** What people ask about consulate, visa center and the visa itself: behind each key its questions in English, below them those in Portuguese. */
export const askedVisa = `
consulate-area: which consulate do I use | I live in Utah, which office handles my visa | who is responsible for my state | which consulate covers South Carolina | what is my consular district | consulate for people in Minnesota | is my state under San Francisco or Los Angeles | where do residents of Georgia apply | we live in Kentucky, who takes our application | jurisdiction for Idaho
  que consulado é o meu | moro no Texas, a que consulado vou | que consulado serve a Flórida | qual é o consulado responsável pelo meu estado | vivo em Nova Jérsia, onde entrego o pedido
visa-centers: where are the visa centers | which cities have a VFS office | nearest VFS to me | is there a VFS in Chicago | visa center in Houston | where do I hand in my application in the US
  onde ficam os centros de vistos | em que cidades há VFS | há um centro de vistos em Miami
hand-in-book-home: can I choose another consulate | may I apply at a different VFS that has earlier slots | is it possible to use my sister's state | can I go to the Los Angeles consulate although I live in Arizona | can we apply where we have our second home | do I have to use the consulate of my home state | hand in at the center closer to me | another office has free dates, may I go there
  posso escolher outro consulado | posso entregar noutro centro de vistos | tenho de ir ao consulado do meu estado | outro consulado tem vagas, posso ir lá
hand-in-book-vfs: how do I book an appointment at VFS | when do new appointments come out | no slots at VFS, what can I do | the VFS calendar is empty | at what time are VFS appointments released | how do I get a visa appointment | trouble getting a slot at the visa center | the website locked me out when I refreshed | how far ahead are appointments given
  como marco no centro de vistos | não há vagas na VFS | quando abrem novas marcações | como consigo uma marcação para o visto | o site da VFS bloqueou-me
hand-in-book-portal: do I fill in the online portal before VFS | e-visa portal first or appointment first | must I register on the ministry's website | is there an online application before the visa center
  preencho primeiro o portal do Ministério | o pedido online vem antes da marcação
guaranteed-slots: someone sells VFS appointments | agent promises a guaranteed slot | is it ok to pay for an appointment | a firm offers me an early appointment for money
  vendem marcações da VFS | prometem-me uma vaga garantida | posso pagar por uma marcação
appointment-move: can I reschedule my VFS appointment | what if I am sick on the day of the appointment | how do I change the date of my appointment | cancel and rebook VFS | my appointment is too early, may I postpone it | can the dates on the visa be changed | something came up, I cannot make my appointment | can I move my VFS slot when I get ill
  posso mudar a data da marcação | e se ficar doente no dia da marcação | posso adiar a marcação | como cancelo a marcação na VFS | podem mudar-se as datas do visto
vfs-mail: can I mail in my application | send the papers by FedEx | do I have to appear in person | is it possible to apply by post | we live eight hours away, must we travel to the visa center | do I have to hand it in personally
  posso enviar o pedido por correio | tenho de ir pessoalmente | moramos longe, temos de ir ao centro de vistos | aceitam o pedido por FedEx
interview-form: is there an interview | will they ask me questions at the consulate | how long does the visa appointment take | what happens at VFS | do both of us have to go to the appointment | are we interviewed about why we move | how was your visit to the visa center | will they interview us | do they interview applicants
  há entrevista | quanto tempo dura a marcação no centro de vistos | o que acontece na VFS | vão fazer-me perguntas no consulado
guide:interview-documents: what do I bring to the interview | papers for the day of the interview | what do I carry to the visa appointment
  o que levo à entrevista | que papéis levo no dia da marcação
guide:interview-logistics: how early should I arrive for the interview | may I bring my phone to the consulate | dress for the appointment
  a que horas devo chegar à entrevista | posso levar o telefone ao consulado
guide:interview-practice: how do I prepare for the interview | which questions do they ask in the interview
  como me preparo para a entrevista | que perguntas fazem na entrevista
guide:interview-tips: tips for the interview | what should I say in the interview
  conselhos para a entrevista
guide:visa-center: what is VFS Global | who runs the visa center
  o que é a VFS
guide:portal-account: how do I sign up on the official portal | account on the visa portal
  como crio conta no portal oficial
guide:upload-scans: how should I scan my papers | what resolution for scans | PDF size for the upload
  como digitalizo os papéis | que resolução devem ter as digitalizações
guide:review-and-pay: where do I pay for the online application | check the form before paying
  onde pago o pedido online
guide:submit-and-confirm: how do I know that my online application arrived | confirmation after submitting
  como sei que o pedido chegou
hand-in-price-pay: how do I pay at VFS | do they take credit cards at the visa center | money order or check for the visa fee | can I pay the visa fee in cash | which method of payment does VFS accept
  como pago na VFS | aceitam cartão no centro de vistos | posso pagar o visto em dinheiro
visa-fee: what does the visa cost | how much do the consulate and VFS charge | visa application price | total fees for the D7 | what is the fee per person | how expensive is it to apply | what do we pay when we hand in
  quanto custa o visto | quanto cobram o consulado e a VFS | qual é o preço do pedido de visto | quanto pagamos ao entregar
processing-time: how long does the consulate take to decide | we handed in ten weeks ago and heard nothing | is it normal to wait 80 days | how long is the wait for the visa | when will I get an answer | my application has been in process for three months | decision time of the consulate | San Francisco processing time | how quick is New York compared to Washington | how long after VFS did you get the visa | has anybody waited longer than 60 days
  quanto tempo demora a decisão | entreguei há dez semanas e não tive resposta | é normal esperar oitenta dias | quando recebo a resposta do consulado | o pedido está em análise há três meses
time-in-all: how long does everything take from start to finish | when should we begin if we want to move in spring | how many months should I plan | how far ahead do I start | timeline for the whole process | we want to be there by Christmas, is there time | how long from first paper to landing in Lisbon
  quanto tempo demora tudo | quando devemos começar | quantos meses demora o processo todo | com quanta antecedência começo
hand-in-keep-new-york: my file says pending | the consulate e-mailed that documents are missing | New York asked for more papers | what does PENDING mean | they want additional documents by e-mail
  o consulado diz que faltam documentos | o que quer dizer PENDING | pediram mais papéis por e-mail
hand-in-keep-san-francisco: how do I get my passport back | will the passport be mailed to us | does San Francisco keep the passport | courier form for the passport | when do I get my passport again
  como recebo o passaporte de volta | devolvem o passaporte por correio | São Francisco fica com o passaporte
hand-in-keep-washington: does VFS keep my passport | can I travel while they have my application | do I hand over my passport at the appointment | will I be without a passport while I wait | Washington and the passport | may I keep my passport during processing | I need my passport for a trip while the visa is pending
  ficam com o meu passaporte | posso viajar enquanto espero pelo visto | tenho de entregar o passaporte | fico sem passaporte durante a espera
guide:collect-visa: how do I pick up the visa | what should I check on my visa | there is a mistake on my visa | my name is wrong on the visa sticker
  como levanto o visto | há um erro no meu visto | o que verifico no visto
visa-length: how long is the visa good | how many days is the sticker valid | by when do I have to enter Portugal after approval | does the visa last four months | when does the visa run out | how soon after the visa must I move | our visa starts in May, when is the latest day to land
  quanto tempo vale o visto | até quando tenho de entrar em Portugal | quantos dias dura o visto | quando caduca o visto
visa-entries: how many times may I enter on the visa | can I go home once before I have the card | does a short trip back use up an entry | double entry visa meaning | can I fly in, go back to sell the house and return | multiple entries during the four months | what does two entries mean | may I leave again after first arrival
  quantas vezes posso entrar com o visto | posso voltar aos EUA antes de ter o cartão | o visto permite várias entradas | o que quer dizer duas entradas
visa-refused: what if they refuse the visa | can I appeal a denial | may I apply again after a rejection | my visa was turned down | how many days to appeal | what happens when the application is denied | do I get a reason for the refusal
  e se recusarem o visto | posso recorrer da recusa | posso pedir outra vez depois da recusa | o meu visto foi negado | quantos dias tenho para recorrer
apply-in-portugal: can I apply while in Portugal | come as a tourist and change to a D7 | is it possible to get residency without going back to the US | switch from tourist to resident | already in Lisbon on vacation, may I apply here | do I have to go home to apply | convert a visit into a residence permit | manifestation of interest
  posso pedir o visto estando em Portugal | entrar como turista e pedir residência | tenho de voltar aos EUA para pedir o visto | manifestação de interesse
visit-90-days: how long may I stay without a visa | 90 days in 180 | how many days can Americans visit Portugal | scouting trip without a visa | can we stay four months as tourists | do I need a visa for a three month stay | how many days may we be there before we need a visa
  quanto tempo posso ficar sem visto | noventa dias em cento e oitenta | preciso de visto para uma visita | quantos dias pode um americano estar em Portugal
border-checks: what is EES | do I need an ETIAS | fingerprints at the airport border | do residents use the EES line | when does ETIAS begin
  o que é o EES | preciso do ETIAS | os residentes passam pelo EES
entry-declaration: we fly through Madrid, do we declare our entry | do I register when I land in another Schengen country first | layover in Paris on the way to Lisbon | entering by car from Spain | connection in Frankfurt with a Portuguese visa
  fazemos escala em Madrid, temos de declarar a entrada | entro por Espanha de carro, declaro a entrada | declaração de entrada
eu-passport: I have Irish citizenship, do I need a visa | dual citizen with an Italian passport | I am Polish by descent, can I skip the visa | what do EU citizens do to live in Portugal | CRUE registration | my grandparents were German and I have the passport | does an EU national need the D7
  tenho passaporte italiano, preciso de visto | sou cidadão da UE | o que é o CRUE | tenho dupla nacionalidade irlandesa
eu-spouse: my wife is German, do I need a visa | my husband has an EU passport | American married to a Frenchman | residence card for the spouse of an EU citizen | can I join my Spanish wife in Portugal | non-EU partner of a European
  a minha mulher é alemã, preciso de visto | o meu marido tem passaporte europeu | sou casado com uma francesa | cartão de residência de familiar de cidadão da UE
legal-advice: do I need a lawyer | should I hire an immigration attorney | is a visa consultant worth it | can a relocation firm give legal advice | who may advise me on the law | can I do the visa on my own or do I need help | is paying an agency for the D7 worthwhile
  preciso de advogado | vale a pena contratar um consultor | uma agência pode dar conselhos jurídicos | posso tratar do visto sozinho
guide:visa-type: what is a national visa | type D visa | which box for the visa type
  o que é um visto nacional | visto do tipo D
`;
