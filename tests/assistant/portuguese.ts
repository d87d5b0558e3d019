import type { Asked } from './judge.ts';

const lines = `
  Que apelido escrevo no formulário do visto se o meu nome mudou com o casamento? = name-change
  O meu representante fiscal desistiu. Preciso de outro? = representative-end
  Qual é o visto certo para mim, D7 ou D8? = d7-or-d8
  Trabalho à distância para uma empresa americana. Que visto peço? = d8-employer d7-or-d8
  Sou trabalhador independente. Posso pedir o D8? = d8-self-employed
  Posso pedir o visto D7 enquanto estou em Portugal como turista? = apply-in-portugal
  A minha pensão é paga em libras. Conta para o D7? = income-currencies
  Os levantamentos da minha conta-reforma contam como rendimento para o D7? = income-accounts
  Posso obter o D7 só com poupanças, sem pensão? = savings-alone
  Podemos somar o meu rendimento e o da minha mulher para o D7? = couple-income
  Tenho passaporte irlandês. Preciso de visto para viver em Portugal? = eu-passport
  O meu marido é italiano. Eu, americana, preciso de visto? = eu-spouse
  Vivi noutros países. Preciso do registo criminal de cada um? = record-other-countries
  Posso visitar Espanha com o visto português? = schengen-travel
  O meu cartão caducou. Posso sair de Portugal e voltar? = travel-expired
  Quantas vezes posso entrar com o visto? = visa-entries visa-length
  Posso enviar o pedido por correio ao centro de vistos? = vfs-mail
  Posso mudar a data da marcação no centro de vistos? = appointment-move
  O visto veio sem marcação na AIMA. O que faço? = aima-late guide:residence-permit
  Quanto tempo demora a chegar o cartão depois da AIMA? = card-wait
  Faço escala em Madrid. Tenho de declarar a entrada? = entry-declaration
  Mudei de casa. Tenho de comunicar a nova morada à AIMA? = address-change
  Quando começam a contar os dois anos da primeira autorização de residência? = permit-clock permit-length
  Quando posso pedir a renovação da autorização de residência? = renewal-time
  Que nível de português pedem para a residência permanente? = permanent-residence
  Que documentos preciso para trocar a carta de condução? = driving-papers
  Como peço o certificado de bagagem? = goods-papers
  Que documentos pede o Ministério para o visto de residência? = papers-list
  Um Airbnb serve como comprovativo de alojamento? = accommodation-kinds
  A apostila caduca? = apostille-age
  Pago imposto duas vezes sobre a minha pensão? = tax-treaty
  Fui condenado há muitos anos. Recusam-me o visto? = criminal-conviction
  Posso levar a minha mãe idosa comigo? = family-members
  Não somos casados. O meu companheiro pode vir comigo? = partner-unmarried
  O meu visto foi recusado. Posso recorrer? = visa-refused
  Preciso de seguro de saúde para a AIMA? = insurance-aima
  Quanto tempo pode um americano ficar em Portugal sem visto? = visit-90-days
  Posso escolher outro consulado? = hand-in-book-home
  Os papéis em inglês precisam de tradução? = hand-in-bring-translation
  Quanto tempo tem de valer o seguro de viagem? = hand-in-bring-insurance-days insurance-kind
  A minha filha viaja só comigo. É preciso a autorização do outro progenitor? = hand-in-child-consent
  Que tamanho têm de ter as fotografias? = hand-in-bring-photos-size hand-in-bring-photos
  Preciso de uma carta de motivação? = hand-in-bring-letter
  Preciso de comprar o bilhete de avião antes do visto? = hand-in-bring-flight
  O centro de vistos fica com o meu passaporte? = hand-in-keep-washington hand-in-keep-san-francisco
  Como faço a marcação no centro de vistos? = hand-in-book-vfs
  Como se paga no centro de vistos? = hand-in-price-pay
  Posso preencher o formulário do visto à mão? = hand-in-bring-form-typed
  Levo os originais ou fotocópias? = hand-in-bring-copies
  O que é a autorização para consultar o registo criminal português? = hand-in-bring-consent
  Tenho green card e não sou cidadão americano. Que papel a mais levo? = hand-in-bring-stay
  Como provo a minha morada nos Estados Unidos? = hand-in-bring-address
  Alguém em Portugal pode responsabilizar-se por mim? = hand-in-bring-means
  A certidão de casamento precisa de apostila? = hand-in-couple-certificate
  O meu filho precisa da certidão de nascimento com apostila? = hand-in-child-birth
  Que papéis da entidade patronal preciso para o D8? = hand-in-d8-employee d8-employer
  Que companhia aérea é melhor para gatos? = refuse
  Qual é a melhor escola internacional em Cascais? = refuse
  Devo comprar um carro em Portugal? = refuse
  Qual é o seguro mais barato? = refuse
`;

/** What is asked in Portuguese: of each fact that was added with what people ask most, and of what is handed in. The library is tuned on it. */
export const portuguese: readonly Asked[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [ask = '', keys = ''] = line.trim().split(' = ');
    return keys === 'refuse' ? { ask, refuses: true } : { ask, facts: keys.split(' ') };
  });
