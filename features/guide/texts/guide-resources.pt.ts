import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './guide-resources.ts';

export const guideResources: Translation<typeof english.guideResources> = {
  title: 'Onde encontrar ajuda',
  lead: 'São serviços públicos, listas públicas e grandes sites. Não recomendamos nenhuma empresa e ninguém nos paga. Cada link abre num novo separador.',
  groups: [
    {
      title: 'Comunidades de estrangeiros',
      resources: [
        {
          name: 'Embaixada dos EUA em Lisboa',
          href: 'https://pt.usembassy.gov',
          text: 'Ajuda para cidadãos dos EUA: passaportes, voto, listas de médicos e advogados.',
        },
        {
          name: 'Afpop',
          href: 'https://www.afpop.com',
          text: 'Uma associação de estrangeiros que vivem em Portugal.',
        },
        {
          name: 'InterNations',
          href: 'https://www.internations.org',
          text: 'Encontros de pessoas de muitos países, na maior parte das grandes cidades.',
        },
        {
          name: 'A sua terra',
          href: null,
          text: 'Pergunte na junta de freguesia por aulas gratuitas, coros e caminhadas.',
        },
      ],
    },
    {
      title: 'Serviços jurídicos',
      resources: [
        {
          name: 'Ordem dos Advogados',
          href: 'https://portal.oa.pt',
          text: 'A lista de todos os advogados. Confirme que o nome lá está antes de pagar.',
        },
        {
          name: 'OSAE',
          href: 'https://www.osae.pt',
          text: 'A lista de todos os solicitadores. Ajudam com casas e documentos.',
        },
        {
          name: 'OCC',
          href: 'https://www.occ.pt',
          text: 'A lista de todos os contabilistas certificados.',
        },
        {
          name: 'IRS (autoridade fiscal dos EUA)',
          href: 'https://www.irs.gov',
          text: 'Procure «international taxpayers» para ler sobre os impostos dos EUA de quem vive no estrangeiro.',
        },
      ],
    },
    {
      title: 'Plataformas de habitação',
      resources: [
        {
          name: 'Idealista',
          href: 'https://www.idealista.pt',
          text: 'Casas para arrendar e para comprar.',
        },
        {
          name: 'Imovirtual',
          href: 'https://www.imovirtual.com',
          text: 'Casas para arrendar e para comprar.',
        },
        {
          name: 'IMPIC',
          href: 'https://www.impic.pt',
          text: 'A lista pública dos mediadores licenciados. Procure o número AMI.',
        },
        {
          name: 'Como se proteger',
          href: null,
          text: 'Veja primeiro a casa. Pergunte de quem é. Nunca envie dinheiro para reservar uma casa que não viu.',
        },
      ],
    },
    {
      title: 'Serviços locais',
      resources: [
        {
          name: 'AIMA',
          href: 'https://aima.gov.pt',
          text: 'Autorizações de residência e agendamentos.',
        },
        {
          name: 'Finanças',
          href: 'https://www.portaldasfinancas.gov.pt',
          text: 'O seu NIF, a sua morada, os seus impostos.',
        },
        {
          name: 'Segurança Social',
          href: 'https://www.seg-social.pt',
          text: 'O formulário para o NISS, o número da Segurança Social.',
        },
        {
          name: 'SNS 24',
          href: 'https://www.sns24.gov.pt',
          text: 'Conselhos de saúde por telefone: 808\u00a024\u00a024\u00a024. Numa emergência, ligue 112.',
        },
      ],
    },
  ],
};
