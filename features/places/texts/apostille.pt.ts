import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './apostille.ts';

export const paperChoices: Translation<typeof english.paperChoices> = {
  fbi: 'Registo do FBI (rap sheet)',
  birth: 'Certidão de nascimento',
  marriage: 'Certidão de casamento',
  divorce: 'Sentença de divórcio',
  'state-police': 'Registo policial de um estado',
  notarized: 'Um papel assinado perante um notário',
  'birth-abroad': 'Registo consular americano de um nascimento no estrangeiro',
  'other-country': 'Um papel de outro país',
};

export const stateAnswers: Translation<typeof english.stateAnswers> = {
  birth: (place, office) => `Certidão de nascimento (${place}): ${office}.`,
  marriage: (place, office) => `Certidão de casamento (${place}): ${office}.`,
  divorce: (place, office) => `Sentença de divórcio (${place}): ${office}.`,
  'state-police': (place, office) => `Registo policial (${place}): ${office}.`,
  notarized: (place, office) => `Assinado perante um notário (${place}): ${office}.`,
};

export const stateSteps: Translation<typeof english.stateSteps> = {
  birth: [
    'Peça uma certidão ao serviço onde o nascimento foi registado. Uma fotocópia não chega.',
    'Diga que é para uma apostila. Assim recebe a certidão completa, com uma assinatura que o estado conhece.',
  ],
  marriage: [
    'Peça uma certidão ao serviço onde o casamento foi registado. Uma fotocópia não chega.',
    'Diga que é para uma apostila. Assim recebe uma com uma assinatura que o estado conhece.',
  ],
  divorce: [
    'Peça uma cópia certificada à secretaria do tribunal que decretou o divórcio. Uma fotocópia não chega.',
    'Diga que é para uma apostila. Assim vem com uma assinatura que o estado conhece.',
  ],
  'state-police': [
    'Peça à polícia do estado um registo assinado e diga que é para uma apostila.',
    'Para o visto, não substitui o do FBI. Pergunte ao seu consulado se quer os dois.',
  ],
  notarized: [
    'Assine-o perante um notário. Conta o estado onde o notário trabalha, e não aquele onde vive.',
    'Pergunte ao notário se o County Clerk tem de o carimbar primeiro. Em alguns estados é assim.',
  ],
};

export const placeNotes: Translation<typeof english.placeNotes> = {
  california:
    'Assinada por um health officer ou um serviço de registo local? Primeiro certifica-a o county clerk. Com a assinatura de um clerk, de um recorder ou do State Registrar, vai diretamente para o estado.',
  'county-clerk-first':
    'Um papel notarial, ou uma sentença de um tribunal, vai primeiro ao county clerk e depois ao estado.',
  'five-years': 'Tem de ter sido emitida nos últimos 5 anos. Se a sua é mais antiga, peça uma nova.',
  florida:
    'Peça a certidão ao State Registrar, em Jacksonville. A Florida devolve as dos serviços de saúde locais.',
  massachusetts:
    'A sua certidão é de um município? Uma fonte diz que é aceite, outras que é devolvida. Pergunte primeiro.',
  michigan:
    'Peça a certidão ao State Registrar ou ao county clerk. As de um city clerk só valem em Wayne, Oakland e Macomb.',
  'new-hampshire':
    'As duas páginas do serviço diferem: na mais antiga, assina primeiro um notário de New Hampshire. Pergunte antes de enviar.',
  'new-jersey':
    'Peça a certidão ao Department of Health do estado. As de municípios e condados são devolvidas.',
  'new-york':
    'Nasceu na cidade de Nova Iorque? Ao pedir a certidão, peça também a «letter of exemplification». Depois carimba-a o New York County Clerk e só então o estado. Fora da cidade, o serviço de registo assina à mão, depois o county clerk e por fim o estado.',
  'new-york-marriage':
    'Casou na cidade de Nova Iorque? O City Clerk assina a tinta, depois o New York County Clerk e por fim o estado. Fora da cidade, o serviço de registo assina à mão, depois o county clerk e por fim o estado.',
  'no-notary': 'Nunca a leve a um notário: deixaria de valer.',
  'north-carolina':
    'Uma assinatura anterior a 1 de abril de 2000 não vale. Se a sua é mais antiga, peça uma nova.',
  'north-dakota':
    'Pede-se através do Vital Records. Indique no pedido a apostila e o país, e eles tratam do resto.',
  'one-year': 'Tem de ter data do último ano. O serviço não aceita cheques pessoais.',
  'registrar-signature':
    'Precisa da assinatura do State Registrar que está agora em funções. Peça uma certidão nova.',
  'state-copy':
    'Peça a certidão ao serviço de registos do próprio estado. As de municípios ou condados não são aceites.',
  texas:
    'Peça-a ao Department of State Health Services e indique «Apostille» como motivo. Tem de ser recente: uma fonte diz 3 anos, outra 5.',
  'triple-seal': 'Peça ao Superior Court uma cópia com o selo triplo.',
  virginia: 'A Virgínia quer um papel com menos de 12 meses.',
};

export const apostilleTexts: Translation<typeof english.apostilleTexts> = {
  title: 'Quem põe a apostila?',
  lead: 'Enviado ao serviço errado, um papel volta semanas depois. Diga o que é e dizemos para onde vai.',
  back: 'Voltar ao processo de visto',
  paper: 'Que papel é?',
  place: {
    label: 'Que estado ou território o emitiu?',
    hint: 'O que emitiu o papel, e não aquele onde vive agora.',
    notary: 'O que tem o notário, e não aquele onde vive.',
    choose: 'Escolha um estado',
    states: 'Estados',
    territories: 'A capital e os territórios',
  },
  waiting: {
    paper: 'Escolha um papel e a resposta aparece aqui.',
    place: 'Escolha o estado e a resposta aparece aqui.',
  },
  answers: {
    fbi: 'Registo do FBI: o U.S. Department of State, nunca o seu estado.',
    'birth-abroad':
      'Nascimento no estrangeiro, com registo consular: o U.S. Department of State, nunca o seu estado.',
    abroad: 'De outro país: um serviço desse país, nunca um dos Estados Unidos.',
  },
  unsure: {
    office: 'o governo local',
    text: 'Não encontrámos nenhuma fonte que diga que serviço é. Pergunte ao governo local qual dos seus serviços trata disso.',
  },
  elsewhere: 'Nenhum outro estado o pode fazer, viva onde viver agora.',
  steps: 'O que fazer',
  federalSteps: [
    'Deixe o papel como veio. Não o leve a um notário para assinar ou carimbar: deixaria de valer.',
    'Preencha o formulário DS-4194. Onde pede o país, escreva Portugal.',
    'Junte um cheque ou uma ordem de pagamento (money order) a favor do U.S. Department of State. Não envie dinheiro.',
    'Junte um envelope com a sua morada e os portes pagos, para a volta. Por USPS ou UPS, e não FedEx.',
    'Envie tudo com número de seguimento e guarde uma cópia.',
  ],
  stateEnd: {
    search: (office) =>
      `Procure «${office} apostille» na internet. A página oficial acaba quase sempre em .gov. As outras são de empresas que cobram mais.`,
    unsure: 'A página oficial acaba quase sempre em .gov. As outras são de empresas que cobram mais.',
    rest: [
      'Aí estão o formulário, a taxa e o tempo que demora. Mudam de estado para estado.',
      'Onde pede o país, escreva Portugal. Junte um envelope com a sua morada e os portes pagos.',
    ],
  },
  abroadSteps: [
    'Faz parte da Convenção da Apostila da Haia? Então é um serviço desse país que a põe. A lista está em hcch.net.',
    'Pergunte ao consulado desse país que serviço é e se o pode fazer por correio.',
    'Não faz parte? Então pergunte ao seu consulado português o que aceita em vez da apostila.',
  ],
  tips: 'Para todos os papéis',
  general: [
    'Não tire os agrafos, nem sequer para digitalizar. Um papel que foi separado deixa de valer.',
    'Se o seu consulado quiser uma tradução, mande fazê-la depois da apostila, para que também a inclua.',
  ],
  known: 'O que sabemos, e de quando',
  advice:
    'As taxas, os prazos e as moradas mudam. Confirme antes de contar com isto: o serviço tem a última palavra.',
  official: {
    text: 'A página oficial, com o formulário: travel.state.gov',
    href: 'https://travel.state.gov/content/travel/en/replace-certify-docs/authenticate-your-document/requesting-authentication-services.html',
  },
  label: {
    title: 'Morada para o envelope',
    print: 'Imprimir a etiqueta com a morada',
    hint: 'Recorte e cole no envelope. Escreva a sua morada no canto superior esquerdo.',
  },
  print: 'Imprimir esta resposta',
  share: 'O endereço desta página guarda a sua escolha. Pode enviá-lo a alguém ou guardá-lo.',
};
