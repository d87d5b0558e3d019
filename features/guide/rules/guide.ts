import type { ApplicationStatus } from '#features/applications/rules/applications.ts';
import { type BringItemId, isBringItem } from '#features/bring/rules.ts';
import { type ReviewedPaper, sortPapers } from '#features/documents/rules/document-types.ts';
import type { SetAside } from '#features/documents/rules/set-aside.ts';
import { type GuideItemId, type GuideStepId, guideItems, guideStepIds } from './guide-items.ts';

/** What can be ticked. Something to bring belongs to no step: it locks nothing and waits for nothing. */
type Tickable = GuideItemId | GuideStepId | BringItemId;

/** What a guide is derived from: completed items and steps, and documents. */
export interface GuideFacts {
  /** When each completed item or step was completed, ISO 8601. */
  completed: Readonly<Partial<Record<Tickable, string>>>;
  /** Categories of finished uploads that were not returned. */
  documentTypes: readonly string[];
  /** Whether a NIF document was uploaded and not returned. */
  nifDocument: boolean;
  /** Types of the returned papers without a new copy; none when absent. */
  returned?: readonly ReviewedPaper[];
  /** Required papers that the person does not need; none when absent. */
  setAside?: readonly SetAside[];
  status: ApplicationStatus;
}

export type GuideStepState = 'completed' | 'in_progress' | 'not_started' | 'locked';

export interface GuideStep {
  id: GuideStepId;
  state: GuideStepState;
  /** Null when the step is not completed, or only by an approval. */
  completed_at: string | null;
  /** Parts done, of `total`: items, types of document, or the one NIF document. */
  done: number;
  total: number;
  /** Parts that the person does not need: papers set aside. The step is complete without them. */
  set_aside: number;
}

/** Why something cannot be completed now. */
export type GuideRefusal = 'locked' | 'nif_missing' | 'unfinished' | 'not_approved';

export const isGuideStep = (id: string): id is GuideStepId => Object.hasOwn(guideItems, id);

/** The step that an item belongs to. */
export function stepOfItem(id: GuideItemId): GuideStepId {
  const step = guideStepIds.find((stepId) => (guideItems[stepId] as readonly string[]).includes(id));
  if (!step) throw new Error(`no step has the item ${id}`);
  return step;
}

/** The step that a tick is about: its own, the one its item belongs to, or for something to bring the one that lists it. */
export const stepOf = (id: Tickable): GuideStepId =>
  isGuideStep(id) ? id : isBringItem(id) ? 'documents' : stepOfItem(id);

/** Once a visa is approved, every step before 'Approval & Settlement' counts as completed, ticked off or not. */
export const isApproved = (status: ApplicationStatus) => status === 'approved' || status === 'completed';
const last = guideStepIds.length - 1;

function isCompleted(facts: GuideFacts, index: number): boolean {
  const id = guideStepIds[index];
  if (id === undefined) return false;
  if (facts.completed[id] !== undefined || facts.status === 'completed') return true;
  return isApproved(facts.status) && index < last;
}

type Parts = Pick<GuideStep, 'done' | 'total' | 'set_aside'>;

function partsOf(facts: GuideFacts, id: GuideStepId): Parts {
  if (id === 'nif-document') return { done: facts.nifDocument ? 1 : 0, total: 1, set_aside: 0 };
  if (id === 'documents') {
    const { there, aside, missing } = sortPapers(facts);
    const total = there.length + aside.length + missing.length;
    return { done: there.length, total, set_aside: aside.length };
  }
  const items: readonly GuideItemId[] = guideItems[id];
  const done = items.filter((item) => facts.completed[item] !== undefined).length;
  return { done, total: items.length, set_aside: 0 };
}

/** How many parts of a step are still to do. */
export const partsLeft = ({ done, total, set_aside }: Parts): number => total - done - set_aside;

/** The six steps. The first is never locked; another is until its predecessor is completed. */
export function guideSteps(facts: GuideFacts): GuideStep[] {
  return guideStepIds.map((id, index) => {
    const parts = partsOf(facts, id);
    const open = index === 0 || isCompleted(facts, index - 1);
    const state = isCompleted(facts, index)
      ? 'completed'
      : !open
        ? 'locked'
        : partsLeft(parts) < parts.total
          ? 'in_progress'
          : 'not_started';
    return { id, state, completed_at: facts.completed[id] ?? null, ...parts };
  });
}

export const stepsCompleted = (steps: readonly GuideStep[]): number =>
  steps.filter(({ state }) => state === 'completed').length;

/** Why this item or step cannot be completed now; undefined when it can. Reopening is always possible. */
export function guideRefusal(facts: GuideFacts, id: Tickable): GuideRefusal | undefined {
  if (isBringItem(id)) return undefined;
  const stepId = stepOf(id);
  const step = guideSteps(facts).find((candidate) => candidate.id === stepId);
  if (!step || step.state === 'locked') return 'locked';
  if (!isGuideStep(id) || facts.completed[id] !== undefined) return undefined;
  if (partsLeft(step) > 0) return id === 'nif-document' ? 'nif_missing' : 'unfinished';
  if (id === 'settlement' && !isApproved(facts.status)) return 'not_approved';
  return undefined;
}

/**
 * The facts after completing (`at`) or reopening (null), whether or not it is allowed. Completing the last item of the NIF
 * checklist completes its step (applicant specification, section 4); reopening an item of a completed step reopens the step.
 */
export function withTick(facts: GuideFacts, id: Tickable, at: string | null): GuideFacts {
  const completed = { ...facts.completed };
  const step = stepOf(id);
  if (at === null) {
    delete completed[id];
    if (!isBringItem(id)) delete completed[step];
    return { ...facts, completed };
  }
  completed[id] ??= at;
  const next = { ...facts, completed };
  if (step !== 'nif-number' || partsLeft(partsOf(next, step)) > 0) return next;
  completed[step] ??= at;
  return next;
}

/** Which of the six steps are ticked off, whatever the status: an application's stored progress counts them. */
export const ticked = (facts: GuideFacts): boolean[] =>
  guideStepIds.map((id) => facts.completed[id] !== undefined);

/**
 * The status that the applicant's own action leads to (PRODUCT.md, "One model of progress"): the first tick or document
 * starts the application; completing settlement after the approval completes it, reopening it goes back to the approval.
 */
export function statusAfter(before: GuideFacts, after: GuideFacts, hasDocuments: boolean): ApplicationStatus {
  const { status } = before;
  const begun = hasDocuments || Object.keys(after.completed).length > 0;
  if (status === 'started' && begun) return 'in_progress';
  if (status === 'approved' && after.completed.settlement !== undefined) return 'completed';
  const reopened = before.completed.settlement !== undefined && after.completed.settlement === undefined;
  return status === 'completed' && reopened ? 'approved' : status;
}

/**
 * Steps that are ticked off but whose documents were deleted, or set aside no more: they are reopened. A returned document still counts: the step
 * stays completed, and the next action says that a new copy is needed.
 */
export function stepsToReopen(facts: GuideFacts): GuideStepId[] {
  const { returned = [] } = facts;
  const there = {
    ...facts,
    documentTypes: [...facts.documentTypes, ...returned],
    nifDocument: facts.nifDocument || returned.includes('nif-document'),
  };
  return (['nif-document', 'documents'] as const).filter(
    (id) => facts.completed[id] !== undefined && partsLeft(partsOf(there, id)) > 0,
  );
}
