import { isBringItem } from '#features/bring/rules.ts';
import { bringParts } from '#features/documents/texts/document-counts.pt.ts';
import { documentWords } from '#features/documents/texts/document-types.pt.ts';
import { isGuideStep, stepOfItem } from '#features/guide/rules/guide.ts';
import {
  type GuideItemId,
  type GuideStepId,
  guideItemIds,
  guideStepIds,
} from '#features/guide/rules/guide-items.ts';
import { guideSteps } from '#features/guide/texts/guide.pt.ts';
import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './activity.ts';

type ActivityDetails = Parameters<(typeof english.activityTexts)['document.uploaded']>[0];

const named = (details: ActivityDetails, otherwise: string) =>
  typeof details.file_name === 'string' ? `«${details.file_name}»` : otherwise;

const paperName = ({ paper }: ActivityDetails) =>
  Object.entries(documentWords).find(([type]) => type === paper)?.[1].name ?? 'um documento';

const ofApplicant = ({ applicant }: ActivityDetails) => (applicant ? ` (${applicant})` : '');

export const activityTexts: Translation<typeof english.activityTexts> = {
  'account.created': () => 'Conta criada',
  'profile.residence_saved': () => 'Guardou onde vive',
  'profile.saved': () => 'Guardou o seu perfil',
  'application.started': (details) =>
    details.applicant ? `Iniciou o pedido de visto de ${details.applicant}` : 'Iniciou o seu pedido de visto',
  'application.review_requested': (details) =>
    details.applicant
      ? `Pediu-nos que analisássemos o pedido de ${details.applicant}`
      : 'Pediu-nos que analisássemos o seu pedido',
  'application.removed': () => 'Removeu uma pessoa e o respetivo pedido',
  'application.decided': (details) => {
    const whose = details.applicant ? `pedido de ${details.applicant}` : 'seu pedido';
    if (details.status === 'approved') return `A nossa equipa aprovou o ${whose}`;
    if (details.status === 'rejected') return `A nossa equipa não aprovou o ${whose}`;
    return `A nossa equipa alterou o estado do ${whose}`;
  },
  'guide.completed': (details) => `Concluiu ${guideItemNames(details.items)}${ofApplicant(details)}`,
  'guide.reopened': (details) => `Reabriu ${guideItemNames(details.items)}${ofApplicant(details)}`,
  'guide.paper_set_aside': (details) =>
    `Pôs um documento de parte: ${paperName(details)}${ofApplicant(details)}`,
  'guide.paper_taken_back': (details) =>
    `Precisa outra vez de um documento: ${paperName(details)}${ofApplicant(details)}`,
  'document.uploaded': (details) => `Carregou ${named(details, 'um documento')}${ofApplicant(details)}`,
  'document.opened_by_staff': (details) =>
    `A nossa equipa abriu ${named(details, 'um documento')}${ofApplicant(details)}`,
  'document.accepted': (details) =>
    `A nossa equipa aceitou ${named(details, 'um documento')}${ofApplicant(details)}`,
  'document.returned': (details) =>
    `A nossa equipa precisa de uma nova cópia de ${named(details, 'um documento')}${ofApplicant(details)}`,
  'document.review_undone': (details) =>
    `A nossa equipa volta a ver ${named(details, 'um documento')}${ofApplicant(details)}`,
  'document.refused': (details) =>
    `Não guardámos ${named(details, 'um documento')}: a verificação de vírus encontrou algo nele${ofApplicant(details)}`,
  'document.deleted': () => 'Eliminou um documento',
  'account.copied': () => 'Guardou uma cópia de tudo o que temos sobre si',
  'account.erasure_requested': () => 'Pediu-nos que eliminássemos a sua conta',
  'account.erasure_withdrawn': () => 'Decidiu manter a sua conta',
  'documents.exported': (details) => `Transferiu todos os documentos${ofApplicant(details)}`,
  'support.message_sent': () => 'Escreveu-nos',
  'support.replied': (details) =>
    details.by_staff ? 'A nossa equipa respondeu à sua mensagem' : 'Escreveu-nos de novo',
};

const titleOf = (step: GuideStepId) => guideSteps[guideStepIds.indexOf(step)]?.title ?? '';

export const guideItemNames: Translation<typeof english.guideItemNames> = (items = []) => {
  const steps = items.filter(isGuideStep);
  const parts = new Map<GuideStepId, number>();
  for (const item of items.filter(isItem)) {
    const step = stepOfItem(item);
    if (!steps.includes(step)) parts.set(step, (parts.get(step) ?? 0) + 1);
  }
  const words = [
    ...steps.map((step) => `«${titleOf(step)}»`),
    ...[...parts].map(
      ([step, count]) => `${count} ${count === 1 ? 'parte' : 'partes'} de «${titleOf(step)}»`,
    ),
  ];
  const bring = items.filter(isBringItem).length;
  if (bring > 0) words.push(bringParts(bring));
  return words.length > 0 ? list.format(words) : 'uma parte do guia';
};

const isItem = (id: string): id is GuideItemId => (guideItemIds as readonly string[]).includes(id);
const list = new Intl.ListFormat('pt-PT');
