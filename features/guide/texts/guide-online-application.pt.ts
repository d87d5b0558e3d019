import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './guide-online-application.ts';

const noOfficialPage = 'Não encontrámos nenhuma página oficial que o diga.';

export const onlineApplicationTexts: Translation<typeof english.onlineApplicationTexts> = {
  aboutTitle: {
    text: 'O título deste passo fala do registo criminal do FBI. Esse registo pede-se no passo anterior, com os outros documentos. Aqui preenche o pedido de visto.',
    link: 'Onde se explica o registo do FBI',
  },
  progress: {
    label: 'Pedido online',
    value: (done, total) => `Pedido online: ${done} de ${total} passos feitos`,
  },
  list: 'Os seis passos do pedido online',
  takes: (duration) => `Demora ${duration}`,
  parts: {
    'portal-account': {
      title: 'Criar a sua conta no portal',
      duration: '10 minutos',
      how: [
        'Carregue em «Ir para o portal oficial», nesta página. Abre num novo separador.',
        'Registe-se com um endereço de e-mail que leia todos os dias.',
        'Guarde a palavra-passe num lugar seguro.',
        'O portal envia-lhe um e-mail. Abra o link que lá vem. Veja também a pasta de spam.',
      ],
    },
    'visa-type': {
      title: 'Escolher o tipo de visto',
      duration: '5 minutos',
      how: [
        'Escolha um visto nacional. Também se chama tipo D. Um visto de turismo não serve.',
        'O D7 é para quem vive de uma pensão, de rendas ou de outro rendimento regular.',
        'O D8 é para quem trabalha a partir de casa para uma empresa ou para clientes no estrangeiro.',
        'Escolha o consulado que serve o estado onde vive. Pode não ser o mais próximo.',
        'Tem dúvidas sobre o tipo certo? Pergunte ao consulado antes de continuar.',
      ],
    },
    'application-form': {
      title: 'Preencher o formulário',
      duration: '45-60 minutos',
      how: [
        'Tenha o passaporte à mão. Escreva o seu nome tal como lá está, com todos os nomes do meio.',
        'Em Portugal, o dia vem primeiro. 31/12/2027 é 31 de dezembro de 2027.',
        'Indique a morada onde vai viver no início. Tem de ser a do seu comprovativo de alojamento.',
        'Não deixe perguntas em branco. Escreva «nenhum» se uma não se aplicar a si.',
        'Guarde muitas vezes. Alguns formulários fecham se fizer uma pausa longa.',
      ],
    },
    'upload-scans': {
      title: 'Carregar as digitalizações',
      duration: '30 minutos',
      how: [
        'Digitalize com 300 DPI ou mais. Os DPI dizem a nitidez da imagem. Escolhem-se no menu do digitalizador.',
        'Faça um ficheiro por documento. Os quatro cantos devem ficar na imagem.',
        'Cada ficheiro deve ter menos de 5 MB.',
        'Use nomes curtos e sem acentos, como passaporte.pdf.',
        'Abra cada ficheiro antes de o enviar. Consegue ler todas as palavras?',
      ],
    },
    'review-and-pay': {
      title: 'Rever e pagar',
      duration: '15 minutos',
      how: [
        'Leia o formulário inteiro mais uma vez. Peça a alguém de confiança que o leia consigo.',
        'Confirme o número do passaporte, um algarismo de cada vez.',
        'Pague apenas no portal ou no centro de vistos. Ninguém lhe pode pedir a taxa por telefone.',
        'O seu banco pode bloquear um pagamento para outro país. Ligue antes e avise.',
        'Guarde o recibo.',
      ],
    },
    'submit-and-confirm': {
      title: 'Enviar e guardar a prova',
      duration: '10 minutos',
      how: [
        'Carregue uma só vez no botão de envio. Espere pela página que confirma a receção.',
        'Anote o número que o portal lhe dá.',
        'Imprima essa página ou guarde-a em PDF.',
        'Carregue o PDF em Documentos, aqui, para não o perder.',
        'Procure um e-mail do portal no prazo de um dia.',
      ],
    },
  },
  figuresTitle: 'Referência rápida',
  figures: [
    {
      label: 'Taxa',
      value: 'Cerca de 90\u00a0€ (cerca de 100 dólares americanos)',
      note: 'visa-fee',
    },
    {
      label: 'Prazo de decisão',
      value: '15-30 dias úteis',
      note: 'processing-time',
    },
    {
      label: 'Validade',
      value: '3 meses a contar da entrega',
      note: 'visa-length',
    },
    {
      label: 'Línguas do portal',
      value: 'Português e inglês',
      remark: noOfficialPage,
    },
    {
      label: 'Digitalizações',
      value: 'Mínimo de 300 DPI',
      remark: noOfficialPage,
    },
    {
      label: 'Tamanho dos ficheiros',
      value: 'Menos de 5 MB cada um',
      remark: `${noOfficialPage} Guardamos ficheiros maiores para si. O portal pode não os aceitar.`,
    },
    {
      label: 'Quando começar',
      value: '6-8 semanas antes de precisar do visto',
      note: 'time-in-all',
      remark: 'Não peça o registo do FBI cedo demais. Alguns consulados só aceitam um recente.',
    },
  ],
  center: {
    title: 'Pode também ter de ir pessoalmente a algum lado',
    text: 'Nos EUA, muitas pessoas entregam os papéis num centro de vistos. É gerido por uma empresa chamada VFS Global, por conta dos consulados.',
  },
  portal: {
    button: 'Ir para o portal oficial',
    missing: 'Ainda não temos aqui o endereço do portal. Escreva-nos e enviamos-lho.',
    contact: 'Contactar o apoio',
    leaving: {
      title: 'Vai sair deste site',
      text: (host) =>
        `O portal em ${host} não é nosso. Não vemos o que lá escreve. Abre num novo separador e esta página continua aberta para si.`,
      warning: 'Confirme o endereço no topo do novo separador antes de escrever ou pagar.',
      open: 'Abrir o portal',
      stay: 'Ficar aqui',
    },
  },
  submitted: {
    title: 'Pedido entregue',
    text: 'Assinalou os seis passos. Guarde o número do portal num lugar seguro.',
    next: 'Ver o que acontece agora',
  },
};
