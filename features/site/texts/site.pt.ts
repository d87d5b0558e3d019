import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './site.ts';

export const siteTexts: Translation<typeof english.siteTexts> = {
  description:
    'Vistos, finanças e planeamento da sua mudança para Portugal, em seis passos e pela ordem certa.',

  localProvidersBanner:
    'Esta instalação ainda usa o início de sessão incorporado ou pagamentos de teste. Não introduza dados pessoais reais.',

  header: {
    navigation: 'Conta',
    getStarted: 'Começar',
    signIn: 'Entrar',
    admin: 'Equipa',
    adminHint: 'Só para a equipa',
    dashboard: 'Painel',
  },

  hero: {
    title: ['A sua mudança para Portugal,', 'de forma simples'],
    lead: 'Vistos, finanças e planeamento: tratamos de tudo consigo.',
    action: 'Obter o meu plano',
    film: { controls: 'Filme', pause: 'Pausa', play: 'Reproduzir', sound: 'Som' },
  },

  whoWeAre: 'Somos uma empresa privada, não o Estado português.',

  offer: {
    heading: 'O que oferecemos',
    items: [
      {
        title: 'Orientação passo a passo',
        detail: 'Seis passos, pela ordem em que têm de acontecer, cada um com uma lista.',
      },
      {
        title: 'Recursos de especialistas',
        detail: 'Documentos jurídicos, modelos e guias revistos por especialistas em imigração.',
      },
      {
        title: 'Apoio pessoal',
        detail: 'Escreva a uma pessoa que conhece o seu caso. Respondemos em 24 horas.',
      },
    ],
  },

  path: {
    heading: 'O seu caminho para Portugal',
    lead: 'Cerca de 13-20 semanas ao todo. Cada azulejo é uma semana.',
    steps: [
      {
        title: 'Reunir documentos',
        weeks: '2-4 semanas.',
        detail: 'Seis papéis, dois deles com apostila (apostille).',
      },
      {
        title: 'Fazer o pedido online',
        weeks: '1-2 semanas.',
        detail: 'O formulário, em português ou inglês.',
      },
      {
        title: 'Ir à entrevista',
        weeks: '4-6 semanas.',
        detail: '15-30 minutos num consulado ou numa embaixada de Portugal.',
      },
      { title: 'Aprovação do visto', weeks: '6-8 semanas.', detail: 'Receba o visto português de 3 anos.' },
    ],
    key: {
      planned: 'Uma semana com que deve contar',
      maybe: 'Uma semana que também pode demorar',
      visa: 'O seu visto',
    },
  },

  callToAction: {
    heading: 'Trace hoje o seu rumo',
    lead: 'O Basic é grátis para sempre: orientação, lista de documentos e apoio por e-mail.',
    signedOut: 'Criar conta grátis',
    signedIn: 'Iniciar o processo de visto',
    pricing: 'Ver planos e preços',
  },

  footer: {
    notAdvice: 'Damos informação, nunca aconselhamento jurídico, fiscal ou de investimento.',
    navigation: 'Mais',
    contact: 'Contacto',
    privacy: 'Privacidade',
  },

  notFound: {
    code: '404',
    title: 'Página não encontrada',
    where: (path) => `Não há nenhuma página em ${path}`,
    home: 'Voltar ao início',
  },

  broken: {
    title: 'Não foi possível mostrar esta página',
    detail: 'Algo falhou do nosso lado. A sua conta e os seus ficheiros não foram afetados.',
    contact: 'Contactar o apoio',
  },
};
