import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './guide-settlement.ts';

export const settlementTexts: Translation<typeof english.settlementTexts> = {
  approved: {
    badge: 'Visto aprovado',
    title: 'Parabéns pelo seu visto',
    text: 'Conseguiu. Agora vem a mudança. Faça uma coisa de cada vez da lista abaixo.',
  },
  before: {
    title: 'Este passo é para depois de o visto ser aprovado',
    text: 'Pode lê-lo já e assinalar o que tiver feito.',
    why: 'Pode concluir este passo quando a nossa equipa marcar o seu pedido como aprovado. Fazemo-lo quando o visto é concedido. Já tem o visto? Escreva-nos.',
    contact: 'Contactar o apoio',
  },
  progress: {
    label: 'Progresso da instalação',
    value: (done, total) => `Progresso da instalação: ${done} de ${total} coisas feitas`,
  },
  timeline: {
    title: 'Duas datas contam mais do que todas',
    text: 'Entre em Portugal antes de o visto caducar. Depois, peça a autorização de residência enquanto ele é válido.',
    specified: 'peça a autorização de residência no prazo de 30 dias após a chegada',
    advice: 'Siga as datas do seu passaporte e da sua carta da AIMA. Anote-as hoje no calendário.',
  },
  figuresTitle: 'Bom saber',
  figures: [
    {
      label: 'O seu visto',
      value: 'Geralmente válido 3 meses a contar da emissão',
      note: 'visa-length',
    },
    {
      label: 'Entrada',
      value: 'Tem de entrar em Portugal antes de o visto caducar',
    },
    {
      label: 'Autorização de residência',
      value: 'Tem de ser pedida no prazo de 30 dias após a chegada',
      note: 'permit-deadline',
    },
    {
      label: 'Custo da autorização',
      value: 'Cerca de 80\u00a0€',
      note: 'permit-cost',
    },
  ],
  list: 'Oito coisas a fazer',
  tasks: {
    'collect-visa': {
      title: 'Levantar o visto',
      priority: 'high',
      timeframe: 'No prazo de 30 dias após a aprovação',
      details: [
        'O consulado ou o centro de vistos diz-lhe como: vai levantá-lo ou recebe o passaporte pelo correio.',
        'Confirme o nome, o número do passaporte e as duas datas do visto. Comunique logo qualquer erro.',
        'Veja se há um agendamento na AIMA. Pode vir com o visto, em papel ou como link. Guarde-o.',
        'Faça duas cópias da página com o visto. Guarde-as longe do passaporte.',
      ],
    },
    'book-travel': {
      title: 'Marcar a viagem',
      priority: 'high',
      timeframe: 'Antes de o visto caducar',
      details: [
        'Chegue entre as duas datas do visto e antes do seu agendamento na AIMA.',
        'Leve todos os papéis originais na bagagem de mão. Nunca os despache.',
        'Leve medicamentos para três meses, com os nomes das substâncias num papel.',
        'Antes de enviar móveis, peça ao consulado um certificado de bagagem. Pode poupar-lhe direitos aduaneiros.',
        'Se levar um animal, vá ao veterinário seis semanas antes. Primeiro o chip, depois a vacina da raiva, depois 21 dias.',
      ],
    },
    'temporary-accommodation': {
      title: 'Alojamento temporário',
      priority: 'high',
      timeframe: '2-4 semanas antes da viagem',
      details: [
        'Reserve um lugar para as primeiras semanas. Se os seus papéis indicam uma casa, pode ir logo para lá.',
        'Pergunte se pode lá receber correio. Códigos e cartões chegam pelo correio.',
        'Pergunte pelo aquecimento, pelas escadas e pelo elevador.',
        'Nunca transfira dinheiro por uma casa que ninguém da sua confiança tenha visto.',
      ],
    },
    'residence-permit': {
      title: 'Autorização de residência',
      priority: 'high',
      timeframe: 'No prazo de 30 dias após a chegada',
      note: 'permit-deadline',
      details: [
        'A AIMA é o serviço das autorizações de residência. Vai lá pessoalmente, com agendamento.',
        'Se não veio nenhum com o visto, peça um à AIMA assim que chegar.',
        'Leve o passaporte com o visto, o NIF e os comprovativos de morada e de rendimentos. Leve os originais.',
        'Pergunte à AIMA se precisa do NISS, o número da Segurança Social. A algumas pessoas foi pedido.',
        'A AIMA tira-lhe a fotografia e as impressões digitais. O cartão chega depois pelo correio. Guarde o recibo.',
      ],
    },
    'settlement-nif': {
      title: 'NIF',
      priority: 'medium',
      timeframe: 'Primeira semana',
      details: [
        'Tem o NIF desde o primeiro passo. Agora assegure-se de que o pode usar.',
        'Peça às Finanças uma palavra-passe para o site. Chega pelo correio e pode demorar 3 a 4 semanas.',
        'Antes de mudar a morada do NIF, fale com um consultor fiscal. A mudança pode significar residência fiscal.',
        'Alguém foi seu representante fiscal? Pergunte às Finanças como e quando pode terminar.',
        'Continua a entregar a declaração de impostos nos EUA. Fale com um consultor que conheça os dois países.',
      ],
    },
    'bank-account': {
      title: 'Conta bancária',
      priority: 'medium',
      timeframe: 'Primeiras 2 semanas',
      details: [
        'Muitas pessoas abrem conta antes do visto. Se já tem, dê a nova morada ao banco.',
        'Leve o passaporte, o NIF, comprovativos de morada e de rendimentos e o seu número da Social Security dos EUA.',
        'Pergunte quanto custa a conta por mês. Peça a conta de baixo custo: «serviços mínimos bancários».',
        'Mantenha aberta a sua conta nos EUA. Avise esse banco de que se vai mudar.',
        'Se as suas contas no estrangeiro somarem mais de 10\u00a0000 dólares, tem de o declarar ao Tesouro dos EUA. Chama-se FBAR. Pergunte a um consultor como se faz.',
      ],
    },
    healthcare: {
      title: 'Saúde (SNS)',
      priority: 'medium',
      timeframe: 'Primeiro mês',
      note: 'health-registration',
      details: [
        'O SNS é o Serviço Nacional de Saúde. Inscreve-se no centro de saúde da sua área.',
        'Leve o passaporte, o NIF, o comprovativo de morada e a autorização de residência, quando a tiver.',
        'Mantenha o seguro privado ou de viagem até ter a inscrição feita.',
        'Numa emergência, ligue 112. Para conselhos por telefone, ligue para o SNS 24: 808\u00a024\u00a024\u00a024.',
        'O Medicare não paga no estrangeiro. Antes de desistir da Part B, pergunte ao Medicare quanto custa voltar.',
      ],
    },
    'permanent-housing': {
      title: 'Casa definitiva',
      priority: 'low',
      timeframe: 'Primeiros 1-2 meses',
      details: [
        'Veja a casa duas vezes, uma delas à noite. Pergunte como se aquece e procure humidade.',
        'Exija um contrato de arrendamento escrito. O senhorio tem de o comunicar às Finanças. Peça uma cópia que o mostre.',
        'Peça um recibo de renda por cada renda que pagar.',
        'Os mediadores precisam de um número de licença que começa por AMI. Pode consultá-lo em impic.pt.',
        'Antes de comprar, peça ao seu próprio advogado que veja os papéis. Não recorra ao do vendedor.',
        'Depois da mudança, dê a nova morada à AIMA e ao banco. Quanto às Finanças, fale com um consultor fiscal.',
      ],
    },
  },
  priorities: { high: 'Prioridade alta', medium: 'Prioridade média', low: 'Prioridade baixa' },
  advice:
    'Isto é informação geral. Não é aconselhamento jurídico nem fiscal. Para o seu caso, fale com um advogado ou um consultor fiscal.',
  done: {
    title: 'Boas-vindas a Portugal!',
    text: 'As oito coisas estão feitas. Guarde os papéis juntos. Precisa deles para renovar a autorização.',
    next: 'Ver o que vem a seguir',
  },
};
