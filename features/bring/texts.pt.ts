import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './texts.ts';

export const bringWords: Translation<typeof english.bringWords> = {
  'bring-form': { name: 'Formulário de visto, impresso e assinado', other: 'Visa form, printed and signed' },
  'bring-photos': { name: 'Fotografias', other: 'Photos' },
  'bring-consent': {
    name: 'Autorização para consulta do registo criminal português',
    other: 'Consent to a look into Portugal’s criminal records',
  },
  'bring-address': { name: 'Comprovativo da sua morada nos EUA', other: 'Proof of U.S. address' },
  'bring-nif': { name: 'O seu NIF', other: 'NIF' },
  'bring-account': {
    name: 'Conta em Portugal e o respetivo saldo',
    other: 'Portuguese account and its funds',
  },
  'bring-work': { name: 'Para o visto D8: comprovativo do trabalho', other: 'For a D8 visa: proof of work' },
  'bring-statement': { name: 'Carta que diga porque se muda', other: 'Letter of motivation' },
  'bring-travel': { name: 'Plano de viagem', other: 'Travel plan' },
  'bring-marriage': { name: 'Certidão de casamento', other: 'Marriage certificate' },
  'bring-child-birth': { name: 'Certidão de nascimento do filho', other: 'Birth certificate of the child' },
  'bring-parent': { name: 'Autorização do outro progenitor', other: 'Consent of the other parent' },
};

export const bringTexts: Translation<typeof english.bringTexts> = {
  title: 'Leve também',
  lead: 'As listas que encontrámos indicam também isto. Não faz parte dos seis tipos, por isso nenhum passo fica à espera.',
  residence:
    'A lista depende de onde vive. Guarde-o no guia, em «Faça a marcação», e esta passa a ser a do seu consulado.',
  notAll: (count) =>
    `Estes seis não são o processo todo: ${count === 1 ? 'falta mais 1 coisa' : `faltam mais ${count} coisas`} em «Leve também».`,
  list: 'O que mais levar',
  have: (name) => `Já tenho: ${name}`,
  file: 'Juntar um ficheiro',
  close: 'Fechar',
  named: (action, name) => `${action}: ${name}`,
  andMore: (papers) => `${papers} e o que leva mais`,
  byHand: 'Leve também, sem ficheiro nesta pasta',
};
