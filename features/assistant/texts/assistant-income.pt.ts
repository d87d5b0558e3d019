import type { Translation } from '#platform/shared/languages.ts';
import type { Currency } from '../rules/amounts.ts';
import type * as english from './assistant-income.ts';

const names: Record<Currency, string> = {
  EUR: 'euros',
  USD: 'dólares americanos',
  GBP: 'libras esterlinas',
};

export const moneyWords: Translation<typeof english.moneyWords> = (cents, currency) => {
  const form = currency ? ({ style: 'currency', currency } as const) : { minimumFractionDigits: 2 };
  return (cents / 100).toLocaleString('pt-PT', form);
};

/** '2026-01' is 'janeiro de 2026'. */
function monthWords(month: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('pt-PT', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
  });
}

type Household = Parameters<typeof english.incomeTexts.who>[0];

/** 'uma pessoa', 'um casal', 'um casal e 2 filhos'. */
function whoWords({ spouse, children }: Household): string {
  const adults = spouse ? 'um casal' : 'uma pessoa';
  return children === 0 ? adults : `${adults} e ${children === 1 ? 'um filho' : `${children} filhos`}`;
}

export const incomeTexts: Translation<typeof english.incomeTexts> = {
  found: 'Li rendimentos mensais no seu ficheiro. A tabela abaixo mostra-os. O que a regra pede:',
  noneFound: (file) => `Não encontrei rendimentos mensais em ${file}.`,
  yourFile: 'o seu ficheiro',
  seen: (amounts) =>
    `Todos os valores mensais que li: ${amounts.join('; ')}. A tabela conta com o mais baixo.`,
  amount: (money, kind, page) =>
    `${money}${kind === 'gross' ? ' antes de descontos (bruto)' : kind === 'net' ? ' depois de descontos (líquido)' : ''}, página ${page}`,
  needed: (money, who) => `Para ${who}, são ${money} por mês.`,
  who: whoWords,
  enough: (lowest, by) => `O seu valor mais baixo é ${lowest}. Está ${by} acima disso.`,
  short: (lowest, by) => `O seu valor mais baixo é ${lowest}. Está ${by} abaixo disso.`,
  otherCurrency: (lowest, currency) =>
    `O seu valor mais baixo é ${lowest}. Está em ${names[currency]} e a regra está em euros, por isso depende da taxa de câmbio. Não faço câmbios. Veja a taxa de hoje e deixe alguma margem.`,
  unclear: 'Não consigo saber em que moeda estão todos os valores, por isso não os comparo.',
  table: {
    caption: 'Rendimentos mensais no seu ficheiro',
    month: 'Mês',
    amount: 'Valor',
    currency: 'Moeda',
    page: 'Pág.',
    monthOf: (month) => (month ? monthWords(month) : 'Cada mês'),
    noCurrency: 'não indicada',
    total: (months) => `Total de ${months} meses`,
    average: 'Média por mês',
    copiedRow: (label, money, pages) =>
      `${label}: ${money}${pages.length > 0 ? ` (${pages.length > 1 ? 'páginas' : 'página'} ${pages.join(', ')})` : ''}`,
  },
  needs: {
    caption: 'De quanto precisa um agregado por mês',
    household: 'Agregado',
    needed: 'Precisa de',
    compared: 'O seu mês mais baixo',
    householdOf: (who) => capital(whoWords(who)),
    theirs: 'como perguntou',
    above: (by) => `${by} acima`,
    below: (by) => `${by} abaixo`,
    rule: (source, date) => `A regra: ${source}, ${date}.`,
    wage: (money, since, source, date) =>
      `Segue o salário mínimo português: ${money} por mês${since ? ` desde ${since}` : ''} (${source}, ${date}).`,
  },
  check:
    'Posso ler mal um ficheiro. Compare a tabela com os seus papéis. É o consulado que decide o que conta como rendimento.',
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
