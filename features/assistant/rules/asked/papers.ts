/** What people ask about the papers that they hand in: behind each key its questions in English, below them those in Portuguese. */
export const askedPapers = `
papers-list: what documents do I need for the D7 | where is the full checklist | list of papers for the visa | what do I have to hand in | is there an official list of requirements | what all goes into the application packet | which paperwork does the consulate want | tell me everything I need to apply | required documents for a residence visa
  que documentos preciso para o D7 | onde está a lista dos documentos | que papéis tenho de entregar | há uma lista oficial | tudo o que é preciso para o pedido de visto
hand-in-bring-form: which form do I fill in for the visa | do I sign the application form | where is the national visa form | what application do I use
  que formulário preencho para o visto | tenho de assinar o formulário | onde está o formulário do visto nacional
hand-in-bring-form-typed: may I fill in the form by hand | does the visa form have to be typed | can I write the application in pen | is handwriting accepted on the form | they sent back my handwritten form
  posso preencher o formulário à mão | o formulário tem de ser preenchido no computador | aceitam formulários manuscritos
guide:application-form: how do I fill out the visa form | what do I write as the date of arrival | do I put middle names on the form | which date format does the form use | tips for filling in the application
  como preencho o formulário | que data escrevo no formulário | escrevo o nome do meio no formulário
hand-in-bring-passport: do I need a copy of my passport | which pages of the passport do I copy | is a notarized passport copy required | passport and photocopy of the photo page
  preciso de cópia do passaporte | que páginas do passaporte copio | a cópia do passaporte tem de ser autenticada
passport-validity: how long must my passport be valid | my passport expires in seven months, is it ok | should I renew my passport before I apply | how many months left on the passport | is my passport good long enough | passport runs out next year
  quanto tempo tem de ser válido o passaporte | o meu passaporte caduca daqui a sete meses | devo renovar o passaporte antes | que validade deve ter o passaporte
hand-in-bring-copies: do I bring originals or copies | how many copies of each document | do they keep the originals | should I photocopy everything | are copies enough or do they want the original papers | will I get my original certificates back
  levo os originais ou cópias | quantas cópias preciso | ficam com os originais | basta levar fotocópias
hand-in-bring-photos: how many photos do I need | what kind of picture for the visa | do the kids need passport photos too | what background for the photo | can I use a selfie as visa picture
  quantas fotografias preciso | que tipo de fotografia para o visto | as crianças também precisam de fotografias
hand-in-bring-photos-size: what size are the visa photos | are US passport photos ok | 2 by 2 inches or 35 by 45 mm | dimensions of the picture | does CVS make the right photo size
  que tamanho têm as fotografias | servem as fotografias americanas | medidas da fotografia para o visto
hand-in-bring-record: who needs an FBI check | do children need a criminal record | does my teenager need a background check | must each of us have an FBI report | does my 12 year old need police clearance | does the FBI report need an apostille | is a background check required for the visa | minors and the criminal record
  quem precisa do registo criminal do FBI | as crianças precisam de registo criminal | o meu filho de doze anos precisa do registo | o registo do FBI precisa de apostila | cada um de nós precisa do registo criminal
hand-in-bring-consent: how do I allow Portugal to check my criminal record there | authorization for the Portuguese criminal record check | which form lets them look me up in Portugal | consent to a search of Portuguese records | SEF criminal check permission form
  como autorizo a consulta do registo criminal português | que formulário autoriza Portugal a ver o meu registo | autorização para consultar o registo em Portugal
criminal-record-age: how old may the FBI report be | how recent must the background check be | my FBI letter is five months old, too old | when should I order the FBI check | does the criminal record go stale | is the FBI clearance good for 90 days or six months | validity of the police certificate
  quantos meses pode ter o registo criminal | que validade tem o registo do FBI | o meu registo tem cinco meses, ainda serve | quando devo pedir o registo criminal
fbi-fee: what does the FBI report cost | price of the background check | how fast is the FBI | are channelers quicker | can I speed up the FBI check | how much is the identity history summary
  quanto custa o registo do FBI | há forma mais rápida de obter o registo do FBI | qual é o preço do registo criminal americano
fbi-paper: is a state police check enough | can I use a record from my local sheriff | do they want the FBI report or a state one | which background check is accepted | will a county police clearance do | does it have to be the FBI
  serve o registo da polícia do estado | tem de ser do FBI | que registo criminal aceitam | a polícia local pode passar o registo
guide:criminal-record: how do I order the FBI report | where do I get fingerprints taken | how to get my FBI background check | steps to get the rap sheet | fingerprint card for the FBI | can the post office take my prints
  como peço o registo do FBI | onde tiro as impressões digitais | como obtenho o registo criminal americano
record-other-countries: I lived in Mexico for five years, do I need their police record | criminal record from every country I lived in | we spent years overseas with the army, which records | do I need a background check from another country | I worked in Germany for two years, need a German police certificate | I am Canadian and live in the US, which criminal record
  vivi noutro país, preciso do registo de lá | preciso do registo criminal de todos os países onde vivi | morei dois anos na Alemanha, que registo preciso
criminal-conviction: I have an old DUI, will they refuse me | can a felon get the visa | I was arrested in college | does a misdemeanor hurt my application | my record shows a conviction from decades ago | will a past crime be a problem | I spent time in jail as a young man | drunk driving from 20 years ago
  tenho uma condenação antiga, recusam-me o visto | fui preso há anos, é problema | tenho cadastro, posso pedir o visto | conduzi com álcool há vinte anos
apostille: how much is an apostille | how long does the apostille take | State Department apostille waiting time | cost of the federal apostille | how many weeks for the apostille by mail | apostille taking forever
  quanto custa a apostila | quanto tempo demora a apostila | há quanto tempo esperam pela apostila
apostille-office: who does the apostille | where do I send my FBI report for the apostille | which office apostilles a marriage certificate | which Secretary of State for a birth certificate from another state | I live in Ohio but married in Nevada, where is the apostille from | can my state apostille the FBI paper | does a notary do apostilles | form DS-4194 | apostille for a document issued in Texas | which apostille office for a marriage certificate from Texas | who puts the apostille on a birth certificate
  quem faz a apostila | para onde envio o registo do FBI para a apostila | que serviço põe a apostila na certidão de casamento | casei no Nevada, onde peço a apostila | o meu estado pode apostilar o registo do FBI
apostille-age: does an apostille expire | how old may an apostille be | my apostille is two years old, can I still use it | validity of an apostille | is an old apostille still good
  a apostila caduca | que validade tem a apostila | a minha apostila tem dois anos, ainda serve
apostille-sealed: can I hand in the FBI letter in its sealed envelope | do I need an apostille if the envelope is unopened | FBI report without an apostille | is the apostille really needed on the FBI letter | should I leave the FBI envelope closed
  posso entregar a carta do FBI fechada sem apostila | o envelope fechado do FBI dispensa a apostila | é mesmo preciso apostila no registo do FBI
hand-in-bring-translation: do documents have to be translated | must English papers be in Portuguese | do I need a certified translator | translate the marriage certificate | is English accepted by the consulate | who translates my FBI report | sworn translation of birth certificates
  os documentos têm de ser traduzidos | aceitam papéis em inglês | preciso de um tradutor certificado | é preciso traduzir a certidão de casamento | a tradução é obrigatória
birth-certificate-need: do I need my birth certificate | is a birth certificate asked for | must a single applicant show a birth certificate | does the main applicant hand in a birth certificate
  preciso da minha certidão de nascimento | pedem certidão de nascimento ao requerente
guide:birth-certificate: how do I get a long form birth certificate | where do I order a certified copy of my birth certificate | vital records office
  como obtenho uma certidão de nascimento | onde peço uma cópia certificada da certidão
hand-in-couple-certificate: do we need our marriage certificate | does the marriage certificate need an apostille | proof that we are married | wedding certificate for the spouse's visa | which paper shows that she is my wife
  precisamos da certidão de casamento | a certidão de casamento precisa de apostila | que papel prova que somos casados
hand-in-couple-own-visa: does each of us apply separately | does my wife need her own application | one application for the whole family or one each | do we each hand in a packet | can a couple use one application | separate visa for every family member
  cada um de nós faz o seu pedido | a minha mulher precisa de um pedido próprio | um pedido para a família toda ou um para cada
hand-in-child-birth: do the kids need birth certificates | apostille on my child's birth certificate | which papers for my daughter | proof that he is our son
  as crianças precisam de certidão de nascimento | a certidão do meu filho precisa de apostila | que papéis preciso para a minha filha
hand-in-child-form: who signs the form for my child | does a minor have an own visa form | do parents sign for a baby | may a ten year old sign the application
  quem assina o formulário do meu filho | uma criança tem formulário próprio | os pais assinam pelo bebé
hand-in-child-consent: does my ex have to agree that our daughter moves | letter from the other parent | I have custody of my son, what do I need | divorced with kids, permission to take them to Portugal | can their father stop us from moving | the other parent stays in the US, which consent | travelling alone with my child | I am a single mom, do I need a permission letter
  o outro progenitor tem de autorizar | o pai do meu filho fica nos EUA, que autorização preciso | sou divorciada, posso levar a minha filha | a mãe tem de assinar uma autorização | tenho a guarda do meu filho, o que preciso
name-change: my passport and birth certificate have different names | which surname goes on the form after my divorce | I changed my name when I married | do I need my divorce decree because of my old name | maiden name on the visa form | my documents are in two names | I took my husband's last name | how do I prove my change of name
  o meu nome mudou quando casei | que apelido escrevo depois do divórcio | os meus papéis têm nomes diferentes | preciso da sentença de divórcio por causa do nome | nome de solteira no formulário
hand-in-bring-address: how do I show where I live in the US | proof of my American address | does a utility bill show my home address | is a driver's license proof that I live in that state | my license shows an old address | proof of residence for the consulate's district | we just moved to another state, how do we prove it
  como mostro onde moro nos EUA | comprovativo da morada americana | uma conta da luz serve como prova de morada | a carta de condução prova onde moro
hand-in-bring-stay: I am a green card holder, what else do I need | I am not a US citizen | Brazilian living in Florida applying for the D7 | do permanent residents of the US apply in the same way | proof of legal stay in America | British citizen living in California | on an H-1B and want to apply
  tenho green card, de que mais preciso | não sou cidadão americano | sou brasileiro e vivo na Flórida | residente permanente nos EUA e o visto
hand-in-bring-insurance-days: how long must the travel insurance last | insurance for four months or a year | how many days of travel insurance | does the policy have to cover 12 months | how long a policy does San Francisco want | when should the travel insurance start
  quanto tempo tem de durar o seguro de viagem | seguro para quatro meses ou um ano | quantos dias de seguro | quando deve começar o seguro
insurance-kind: what insurance do I need for the visa | how much must the policy cover | travel or health insurance for the application | does my American health plan count | is 30,000 euros of cover enough | must the insurance be valid in all of Schengen | does the insurance have to include repatriation | can I use Medicare as insurance for the visa | do I buy travel insurance before I apply
  que seguro preciso para o visto | quanto tem de cobrir o seguro | seguro de viagem ou de saúde | o meu plano de saúde americano serve | o seguro tem de valer em todo o espaço Schengen
guide:health-insurance: where do I buy the insurance certificate | what should the certificate of the policy say | insurer letter that names Schengen
  onde compro o seguro | o que deve dizer o certificado do seguro
lease-length: how long must the lease be | do I need a twelve month rental | is a six month lease ok | do I have to sign a lease before I apply | must I rent for a year | lease term the consulate expects | does the lease have to be registered with finanças | do I really have to rent something I have not seen
  quanto tempo tem de durar o contrato de arrendamento | preciso de um contrato de doze meses | um contrato de seis meses serve | tenho de arrendar antes de pedir o visto | o contrato tem de ser registado nas Finanças
accommodation-kinds: what counts as proof of accommodation | will they take an Airbnb | is a hotel booking enough | can I stay with a friend instead of a lease | is the deed of my own house ok | what else do they accept instead of a lease | does a short stay rental count | proof of a home in Portugal | we bought an apartment, is the deed fine | place to live for the application | letter from a friend who hosts me | does a room in a shared flat count
  o que conta como prova de alojamento | aceitam um Airbnb | uma reserva de hotel chega | posso ficar em casa de um amigo | a escritura da casa serve | o que aceitam em vez de um contrato | comprámos casa, que prova entregamos
guide:accommodation-proof: what does a letter of invitation have to say | how do I get the lease registered | letter from the person who takes me in, what goes in | which papers go with a lease
  o que deve dizer a carta de quem me recebe | como se regista o contrato nas Finanças
hand-in-bring-flight: must I book a flight before I apply | do I need a plane ticket for the visa | return ticket for the application | should I buy airfare before the visa is granted | flight reservation for the consulate | one way ticket ok
  tenho de comprar o bilhete de avião antes do visto | preciso de bilhete de volta | a reserva do voo é necessária | devo marcar o voo antes da aprovação
hand-in-bring-letter: do I need a cover letter | must I write why I want to move | motivation letter for the consulate | personal statement for the visa | what goes in the letter of intent | is the letter explaining our reasons required
  preciso de carta de motivação | tenho de escrever porque me quero mudar | a carta a explicar os motivos é obrigatória
partner-unmarried: can my girlfriend come with me | we are not married but live together | does a domestic partnership count | what proof do unmarried couples need | do we need a união de facto paper | my fiancé and I, can he join me | partner of ten years without a wedding | how do we show that we live as a couple | same sex partner, not married
  não somos casados, o meu companheiro pode vir | que prova precisa um casal não casado | vivemos juntos há dez anos sem casar | a minha namorada pode vir comigo
`;
