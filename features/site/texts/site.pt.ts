import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './site.ts';

export const siteTexts: Translation<typeof english.siteTexts> = {
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
