import { factWords } from '#features/facts/texts/fact-words.ts';
import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './hand-in-words.ts';

/** By the English text itself, as in fact-words.pt.ts. */
const translations: Readonly<Record<string, string>> = {
  'You book on the visa center’s own site, with a login. Times come without notice and are gone in about two minutes. If you refresh too often, the site locks you out for 24 hours.':
    'Marca-se no sítio do próprio centro de vistos, com conta de utilizador. As vagas aparecem sem aviso e desaparecem em cerca de dois minutos. Quem recarrega a página vezes de mais fica bloqueado 24 horas.',
  'We found no page that says if you first fill in the Ministry’s portal. Ask the visa center before you book.':
    'Não encontrámos nenhuma página que diga se primeiro se preenche o portal do Ministério. Pergunte ao centro de vistos antes de marcar.',
  'The portal was down for one applicant. The consulate gave the time by e-mail at once.':
    'Para um requerente, o portal não funcionava. O consulado marcou logo por e-mail.',
  'You cannot choose: you apply at the consulate, and at the visa center, that serves your home address. The rule is the post of the place where you usually live. We found no exceptions.':
    'Não pode escolher: o pedido faz-se no consulado, e no centro de vistos, que serve a sua morada. A regra é o posto do lugar onde vive habitualmente. Não encontrámos exceções.',
  'One applicant paid the visa center with a money order or a bank check.':
    'Um requerente pagou ao centro de vistos com uma ordem de pagamento (money order) ou um cheque bancário.',
  'Two families handed in copies of the passport. They mailed the passport itself to the Embassy only after the approval.':
    'Duas famílias entregaram cópias do passaporte. Só enviaram o próprio passaporte à Embaixada depois da aprovação.',
  'The passport stays there. You leave with a form for the courier who brings it back.':
    'O passaporte fica lá. Sai com um formulário para o estafeta que o devolve.',
  'The consulate wrote ‘PENDING’ and what was missing by e-mail. The answer went by e-mail or to the visa center.':
    'O consulado escreveu por e-mail «PENDING» e o que faltava. A resposta foi por e-mail ou para o centro de vistos.',
  'The form for a national visa, filled in and signed.':
    'O formulário de visto nacional, preenchido e assinado.',
  'Forms filled in by hand were sent back. Type it, then sign it by hand.':
    'Os formulários preenchidos à mão foram devolvidos. Preencha no computador e assine à mão.',
  'Two photos that are the same, as for a passport: in color, on a plain background.':
    'Duas fotografias iguais, tipo passe: a cores, com fundo liso.',
  'The photos are 35 by 45 millimeters, not the 2 by 2 inches of the United States.':
    'As fotografias têm 35 por 45 milímetros, e não as 2 por 2 polegadas dos Estados Unidos.',
  'Your passport, and copies of the page with your photo.':
    'O passaporte e cópias da página com a fotografia.',
  'Your criminal record: the FBI’s, with the federal apostille. Not for anyone under 16.':
    'O registo criminal: o do FBI, com a apostila federal. Não é preciso para menores de 16 anos.',
  'A record older than three months was not taken.': 'Um registo com mais de três meses não foi aceite.',
  'A signed form that lets Portugal look into its own criminal records. Not for anyone under 16.':
    'Um formulário assinado que autoriza a consulta do registo criminal português. Não é preciso para menores de 16 anos.',
  'The form for the look into Portugal’s records was printed at the consulate.':
    'O formulário para a consulta do registo português foi impresso no consulado.',
  'Travel insurance that pays for treatment, urgent care and the trip home.':
    'Um seguro de viagem que pague tratamentos, cuidados urgentes e o regresso.',
  'The travel insurance of a couple in Washington ran for 120 days from the start of the visa (2023). San Francisco and some others ask for 12 months.':
    'O seguro de viagem de um casal em Washington valia 120 dias a partir do início do visto (2023). São Francisco e alguns outros pedem 12 meses.',
  'If you are not a U.S. citizen: proof that you live in the United States legally.':
    'Se não é cidadão dos EUA: comprovativo de que vive legalmente nos Estados Unidos.',
  'Proof of your home address in the United States. We found no list that says which paper counts: ask.':
    'Comprovativo da sua morada nos Estados Unidos. Não encontrámos nenhuma lista que diga que papel serve: pergunte.',
  'Proof of where you will live in Portugal.': 'Comprovativo de onde vai viver em Portugal.',
  'Proof of your means. Or a statement in which a resident of Portugal answers for you.':
    'Comprovativo dos seus meios. Ou um termo em que um residente em Portugal se responsabiliza por si.',
  'An account in Portugal with twelve months of the minimum wage in it: New York has asked for it, and a firm says that it is not always required. Ask.':
    'Uma conta em Portugal com doze meses do salário mínimo: Nova Iorque já a pediu, e uma empresa diz que nem sempre é exigida. Pergunte.',
  'Your NIF. The Ministry’s list does not name it, but you need it for the account and the lease.':
    'O NIF. A lista do Ministério não o indica, mas precisa dele para a conta e o arrendamento.',
  'A letter that says why you move. It is not in the Ministry’s list, but New Bedford has asked for it.':
    'Uma carta que diga porque se muda. Não está na lista do Ministério, mas New Bedford já a pediu.',
  'The originals to show, and copies to hand in.': 'Os originais para mostrar e cópias para entregar.',
  'We found no list for the United States that asks for a translation of English papers. Firms that sell it say that you need one. Family papers that you use in Portugal later are translated. Ask before you pay for one.':
    'Não encontrámos nenhuma lista para os Estados Unidos que peça a tradução de papéis em inglês. As empresas que a vendem dizem que é precisa. Os papéis de família que usa depois em Portugal são traduzidos. Pergunte antes de pagar uma.',
  'The law asks for no return ticket with a residence visa. In 2019 this consulate wanted booked flights. Ask before you buy.':
    'A lei não pede bilhete de regresso no visto de residência. Em 2019, este consulado queria voos reservados. Pergunte antes de comprar.',
  'Proof of your pension, or of income from property, intellectual property or investments, with the amounts.':
    'Comprovativo da sua pensão, ou de rendimentos de imóveis, propriedade intelectual ou investimentos, com os valores.',
  'If you are employed: your contract, or a statement of your employer that you may work from abroad.':
    'Se trabalha por conta de outrem: o contrato, ou uma declaração da entidade patronal de que pode trabalhar a partir do estrangeiro.',
  'If you work for yourself: the papers of your company, contracts for services, or proof of the services.':
    'Se trabalha por conta própria: os documentos da empresa, contratos de prestação de serviços, ou prova dos serviços.',
  'Proof of the last three months’ pay, on average four Portuguese minimum wages, and a paper that shows where you pay tax.':
    'Comprovativo do rendimento dos últimos três meses, em média quatro salários mínimos portugueses, e um papel que mostre onde paga impostos.',
  'Your marriage certificate, with the apostille of the state that issued it.':
    'A certidão de casamento, com a apostila do estado que a emitiu.',
  'Since April 9, 2021, each member of the family applies for a visa of their own.':
    'Desde 9 de abril de 2021, cada membro da família pede o seu próprio visto.',
  'The child’s birth certificate, with the apostille of the state that issued it.':
    'A certidão de nascimento do filho, com a apostila do estado que a emitiu.',
  'The child’s own form, signed by a parent or guardian.':
    'O formulário do próprio filho, assinado por um dos pais ou pelo tutor.',
  'If only one parent moves: the other’s dated consent in writing, legalized, good for one year at most. That is Portugal’s rule for a child who travels. We found no list for the United States that says so: ask.':
    'Se só um dos pais se muda: a autorização escrita do outro, datada, legalizada e boa por um ano no máximo. É a regra portuguesa para um menor que viaja. Não encontrámos nenhuma lista para os Estados Unidos que o diga: pergunte.',
};

export const handInWords: Translation<typeof english.handInWords> = (text) => {
  const translation = translations[text];
  return translation ? { text: translation } : factWords(text);
};
