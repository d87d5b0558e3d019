import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './texts.ts';

const july2016 = 'DGAV, serviço português de saúde animal, 24 de julho de 2016';

export const petTexts: Translation<typeof english.petTexts> = {
  title: 'Animais de companhia',
  description: 'Pergunte sobre o seu animal e veja como o trazer para Portugal.',
  demo: {
    title: 'Esta página é uma demonstração',
    detail:
      'Fica ao lado do nosso serviço de vistos. Não conhece a sua pessoa nem o seu caso e não é veterinária.',
  },
  question: 'A sua pergunta',
  hint: 'Sobre cuidados, treino ou necessidades dos animais. Não escreva nomes nem moradas.',
  ask: 'Perguntar ao especialista',
  asking: 'A perguntar...',
  signIn: 'Para perguntar, tem de iniciar sessão. O que escreveu fica aqui.',
  leaves: (host) => `A sua pergunta vai para outro serviço, ${host}. Não guardamos cópia.`,
  stays:
    'Não há nenhum serviço para animais ligado. Recebe uma resposta de demonstração e a sua pergunta não sai daqui.',
  emptyQuestion: {
    title: 'Escreva uma pergunta, por favor',
    detail: 'Pergunte o que quiser sobre cuidados, treino ou necessidades dos animais!',
  },
  tooLong: (max) => `Use ${max} letras, no máximo.`,
  unreachable: {
    title: 'Algo correu mal',
    detail: 'Não foi possível ligar ao serviço de IA para animais. Tente de novo, por favor.',
  },
  answer: 'Resposta',
  asked: (question) => `Perguntou: ${question}`,
  demonstration: 'Esta é uma resposta de demonstração.',
  demonstrationAnswer:
    'Ninguém leu a sua pergunta. Em geral: dê ao seu animal água fresca, um lugar calmo e as mesmas horas todos os dias. Se não comer durante um dia, ou parecer ter dores, telefone ao veterinário.',
  byMachine: 'Isto foi escrito por um programa. Fale com o veterinário antes de o seguir.',
  checklist: {
    heading: 'Levar o seu animal',
    lead: 'Para um cão, um gato ou um furão que voa consigo dos Estados Unidos para Portugal. Faça os passos por esta ordem.',
    print: 'Imprimir esta lista',
    steps: [
      {
        title: 'Encontre um veterinário acreditado pelo USDA',
        detail: 'Comece assim que souber a data. Os papéis podem demorar semanas ou meses.',
        source: 'APHIS, perguntas frequentes, sem data',
      },
      {
        title: 'Primeiro o microchip',
        detail: 'O chip tem de estar colocado antes da vacina da raiva.',
        source: 'petrelocation.com, sem data',
      },
      {
        title: 'Depois a vacina da raiva e 21 dias de espera',
        detail: 'Depois da primeira vacina, o animal espera 21 dias até poder entrar na UE.',
        source: 'APHIS, páginas sobre a UE, sem data, e petrelocation.com, sem data',
      },
      {
        title: 'Escreva ao aeroporto em Portugal',
        detail:
          'Avise os veterinários do aeroporto onde chega. Faça-o por escrito, com 48 horas de antecedência ou mais.',
        source: july2016,
      },
      {
        title: 'Obtenha o certificado sanitário da UE',
        detail: 'É o seu veterinário que o preenche. Vale 10 dias até chegar, por isso atenção à data.',
        source: 'petrelocation.com, sem data',
      },
      {
        title: 'Peça ao USDA que o valide',
        detail: 'O APHIS assina e carimba o que o seu veterinário escreveu. Leve o próprio papel no avião.',
        source: 'APHIS, perguntas frequentes, sem data, e petrelocation.com, sem data',
      },
      {
        title: 'Entre por onde os animais podem entrar',
        detail: 'Chegue a um lugar com ponto de entrada para animais. Lá veem o seu animal e os papéis dele.',
        source: july2016,
      },
    ],
    sourceOf: (source) => `Fonte: ${source}.`,
    checked:
      'Lemos isto em cópias guardadas das páginas, reunidas em novembro de 2026. As regras mudam: fale com o veterinário e veja as páginas antes de reservar.',
    links: [
      { label: 'USDA APHIS: viagens com animais', href: 'https://www.aphis.usda.gov/pet-travel' },
      { label: 'DGAV: saúde animal em Portugal', href: 'https://www.dgav.pt' },
    ],
  },
};
