import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './guide-confirmation.ts';

export const confirmationTexts: Translation<typeof english.confirmationTexts> = {
  back: 'Voltar ao processo de visto',
  heading: 'Processo de visto',
  reference: { label: 'A sua referência connosco', hint: 'Indique-a quando nos escrever.' },
  when: (date) => `Assinalado em ${date}`,
  for: (name) => `Para ${name}`,
  loading: 'A carregar...',
  failed: 'Não foi possível carregar esta página',
  next: 'O que acontece a seguir',
  contact: {
    title: 'Perguntas',
    text: 'Escreva-nos. Respondemos em 24 horas.',
    action: 'Contactar o apoio',
  },
  record: {
    title: 'Guarde uma prova',
    text: 'Imprima esta página ou guarde-a em PDF.',
    print: 'Imprimir',
  },
  unfinished: {
    title: 'Este passo ainda não está terminado',
    text: 'Há partes por assinalar. Volte atrás e veja o que falta.',
    action: 'Voltar ao processo de visto',
  },

  'online-application': {
    title: 'Pedido entregue',
    lead: 'Assinalou todas as partes do pedido online.',
    waiting: {
      title: 'Enquanto espera',
      calm: 'Não tem de fazer nada. Podem pedir-lhe mais um documento: leia o seu e-mail.',
      specified: '15-30 dias úteis',
    },
    steps: [
      'O consulado verifica os seus documentos. Pode pedir mais, por e-mail ou por telefone.',
      'Pode chamar para uma entrevista. Prepare-a já, enquanto espera.',
      'Leia o seu e-mail todos os dias e veja também a pasta de spam.',
      'Não reserve um voo que não possa alterar.',
    ],
  },
  settlement: {
    title: 'Boas-vindas a Portugal!',
    lead: 'Fez as oito coisas. Agora vive em Portugal.',
    steps: [
      'O cartão da autorização de residência chega pelo correio. Confirme o seu nome e as datas.',
      'Segundo os relatos, a primeira autorização dura dois anos. Ponha a data de fim no calendário e comece a renovar meses antes.',
      'Guarde todos os papéis: contratos de arrendamento, extratos bancários, declarações de impostos. Precisa deles para renovar.',
      'Antes de planear uma viagem longa, pergunte à AIMA quanto tempo pode estar fora de Portugal.',
    ],
  },
};
