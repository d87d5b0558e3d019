import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './pages.ts';

export const pageTexts: Translation<typeof english.pageTexts> = {
  notFound: 'Página não encontrada',
  failed: {
    title: 'Não foi possível carregar a página',
    detail: 'É uma falha do nosso lado. Tente de novo, por favor.',
  },

  header: { signIn: 'Entrar' },
  primary: 'Começar',

  counting: {
    heading: 'Como contamos as visitas',
    counted:
      'Contamos quantas vezes as nossas páginas são lidas, com um cookie nosso. Não tem nome nenhum e nenhuma outra empresa o vê.',
    optedOut:
      'As suas visitas não são contadas. Este navegador lembra-se disso com um cookie, que não diz mais nada.',
    asked:
      'O seu navegador pede aos sites que não o sigam. Por isso, as suas visitas não são contadas e nenhum cookie é criado.',
    stop: 'Não contar as minhas visitas',
    start: 'Voltar a contar as minhas visitas',
    more: 'Mais sobre a contagem',
  },
};
