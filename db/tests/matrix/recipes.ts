import { randomBytes, randomUUID } from 'node:crypto';
import type { DB } from '#db/generated/types.ts';
import { assistantRecipes } from './assistant-recipes.ts';
import { caseRecipes } from './case-recipes.ts';
import { documentRecipes } from './document-recipes.ts';
import { experimentRecipes } from './experiment-recipes.ts';
import { factRecipes } from './fact-recipes.ts';
import { aBillingState, aCount, aCounter, aFlow, aKey, aProviderState } from './firm-rows.ts';
import { noticeRecipes } from './notice-recipes.ts';
import { officeRecipes } from './office-recipes.ts';
import { pageRecipes } from './page-recipes.ts';
import { planRecipes } from './plan-recipes.ts';
import type { Dweller, Recipe, Row, World } from './shapes.ts';
import { supportRecipes } from './support-recipes.ts';
import { trafficRecipes } from './traffic-recipes.ts';
import { viewRecipes } from './view-recipes.ts';

/** The recipes over a world. */
export function recipes(w: World): Record<keyof DB, Recipe> {
  const { alice, bob } = w;
  const owned = (table: 'id' | 'user_id', key: keyof Dweller) => ({
    a: { [table]: alice[key] },
    b: { [table]: bob[key] },
  });
  return {
    accounts: {
      ...owned('id', 'id'),
      insert: (owner) => ({
        issuer: 'https://accounts.google.com',
        subject: `new-${owner.id}`,
        email: 'x@example.com',
      }),
      touch: () => ({ display_name: 'x' }),
      repoint: () => [{ subject: 'stolen' }, { email: 'stolen@example.com' }],
    },
    user_roles: {
      ...owned('user_id', 'id'),
      insert: (owner) => ({ user_id: owner.id, role: 'admin', granted_by: w.admin.id }),
      touch: (actor) => ({ role: 'moderator', granted_by: actor.id }),
      repoint: (actor) => [{ user_id: actor.id }, { granted_by: bob.id }],
      oneEach: true,
    },
    account_erasures: {
      a: { account_id: alice.id },
      b: { account_id: bob.id },
      insert: (owner) => ({ account_id: owner.id, due_at: '2040-01-01' }),
      touch: () => ({ begun_at: '2026-01-01' }),
      repoint: (actor) => [{ account_id: actor === alice ? bob.id : actor.id }],
      oneEach: true,
    },
    installation: {
      a: { singleton: true },
      insert: () => ({ id: randomUUID() }),
      touch: () => ({ created_at: '2026-01-01' }),
      repoint: () => [{ id: randomUUID() }],
      oneEach: true,
    },
    admin_setup: {
      a: { singleton: true },
      insert: () => ({ key_hash: Buffer.alloc(32) }),
      touch: () => ({ claimed_at: '2026-01-01' }),
      repoint: (actor) => [{ claimed_by: actor.id }],
      oneEach: true,
    },
    sessions: {
      ...owned('id', 'session'),
      insert: (owner) => ({ user_id: owner.id, cookie_hash: Buffer.alloc(32), expires_at: '2030-01-01' }),
      touch: (actor): Row =>
        actor === w.admin || actor === w.moderator
          ? { ended_at: '2026-01-01', end_reason: 'ended_by_staff' }
          : { user_agent: 'x' },
      repoint: (actor) => [
        { user_id: actor === alice ? bob.id : actor.id },
        { cookie_hash: Buffer.alloc(32) },
      ],
    },
    refresh_tokens: {
      a: { token_hash: alice.token },
      b: { token_hash: bob.token },
      insert: (owner) => ({ token_hash: Buffer.alloc(32), session_id: owner.session }),
      touch: () => ({ used_at: '2026-01-01' }),
      repoint: () => [{ session_id: bob.session }],
    },
    sign_in_flows: {
      a: { state_hash: alice.flow },
      b: { state_hash: bob.flow },
      insert: () => aFlow(Buffer.alloc(32)),
      touch: () => ({ nonce: 'x' }),
      repoint: () => [{ session_id: bob.session }],
    },
    identity_provider_state: {
      a: { kind: 'Session', id: 'a' },
      b: { kind: 'Session', id: 'b' },
      insert: () => aProviderState('c'),
      touch: () => ({ payload: '{}' }),
      repoint: () => [{ uid: 'stolen' }],
    },
    billing_provider_state: {
      a: { kind: 'customer', id: 'a' },
      b: { kind: 'customer', id: 'b' },
      insert: () => aBillingState('c'),
      touch: () => ({ payload: '{}' }),
      repoint: () => [{ customer: 'stolen' }],
    },
    signing_keys: {
      a: { kid: 'a' },
      b: { kid: 'b' },
      insert: () => aKey('c'),
      touch: () => ({ retired_at: '2026-01-01' }),
      repoint: () => [{ public_jwk: '{"stolen": true}' }],
    },
    rate_limits: {
      a: { bucket: Buffer.from('a') },
      b: { bucket: Buffer.from('b') },
      insert: () => aCounter('c'),
      touch: () => ({ hits: 0 }),
      repoint: () => [{ bucket: Buffer.from('d') }],
    },
    profiles: {
      ...owned('user_id', 'id'),
      insert: (owner) => ({ user_id: owner.id, full_name: 'Denise Whitaker' }),
      touch: () => ({ phone: '1' }),
      repoint: () => [{ user_id: bob.id }],
      oneEach: true,
    },
    subscriptions: {
      ...owned('user_id', 'id'),
      insert: (owner) => ({
        user_id: owner.id,
        subscription_plan: 'premium',
        subscription_status: 'active',
        provider: 'test',
      }),
      touch: () => ({ subscription_end: '2030-01-01' }),
      repoint: () => [{ user_id: bob.id }, { subscription_plan: 'premium' }],
      oneEach: true,
    },
    visa_applications: {
      ...owned('id', 'application'),
      insert: (owner) => ({ user_id: owner.id, applicant: 'spouse', applicant_name: 'Paul' }),
      touch: (actor) => ({ status: 'approved', decided_by: actor.id }),
      repoint: () => [
        { user_id: bob.id, applicant: 'spouse', applicant_name: 'Paul' },
        { decided_by: bob.id },
      ],
    },
    application_steps: {
      ...owned('id', 'step'),
      insert: (owner) => aStage(owner),
      touch: () => ({ status: 'completed' }),
      repoint: () => [{ application_id: bob.application, step_number: 4 }],
    },
    application_guide_items: {
      a: { application_id: alice.application },
      b: { application_id: bob.application },
      insert: (owner) => ({
        application_id: owner.application,
        item_id: 'bank-account',
        completed_by: owner.id,
      }),
      smuggle: (actor, victim) => ({
        application_id: victim.application,
        item_id: 'bank-account',
        completed_by: actor.id,
      }),
      touch: () => ({ completed_at: '2026-01-01' }),
      repoint: () => [{ application_id: bob.application, item_id: 'book-travel' }],
    },
    application_dates: {
      a: { application_id: alice.application },
      b: { application_id: bob.application },
      insert: (owner) => ({ application_id: owner.application, kind: 'passport_expiry', day: '2030-01-01' }),
      touch: () => ({ day: '2031-01-01' }),
      repoint: () => [{ application_id: bob.application, kind: 'passport_expiry' }],
    },
    papers_set_aside: {
      a: { application_id: alice.application },
      b: { application_id: bob.application },
      insert: (owner) => ({
        application_id: owner.application,
        paper: 'proof-income',
        reason: 'told',
        set_aside_by: owner.id,
      }),
      smuggle: (actor, victim) => ({
        application_id: victim.application,
        paper: 'proof-income',
        reason: 'told',
        set_aside_by: actor.id,
      }),
      touch: () => ({ reason: 'told' }),
      repoint: () => [{ application_id: bob.application, paper: 'proof-income' }],
    },
    residences: {
      ...owned('user_id', 'id'),
      insert: (owner) => ({ user_id: owner.id, place: 'ri' }),
      touch: () => ({ county: 'Kent' }),
      repoint: (actor) => [{ user_id: actor === alice ? bob.id : actor.id }],
      oneEach: true,
    },
    mail_choices: {
      ...owned('user_id', 'id'),
      insert: (owner) => ({ user_id: owner.id, date_reminders: false }),
      touch: () => ({ date_reminders: false }),
      repoint: (actor) => [{ user_id: actor === alice ? bob.id : actor.id }],
      oneEach: true,
    },
    calendar_addresses: {
      ...owned('user_id', 'id'),
      insert: (owner) => ({ user_id: owner.id, secret_hash: randomBytes(32) }),
      touch: () => ({ last_fetched_at: '2026-01-01' }),
      repoint: (actor) => [{ user_id: actor === alice ? bob.id : actor.id }],
      oneEach: true,
    },
    application_guide_notes: {
      a: { application_id: alice.application },
      b: { application_id: bob.application },
      insert: (owner) => ({
        application_id: owner.application,
        question_id: 'finances-savings',
        note: 'Ask the bank',
      }),
      touch: () => ({ note: 'x' }),
      repoint: () => [{ application_id: bob.application, question_id: 'purpose-ties' }],
    },
    ...assistantRecipes(w),
    ...documentRecipes(w),
    ...factRecipes(w),
    ...supportRecipes(w),
    ...caseRecipes(w),
    ...noticeRecipes(w),
    ...viewRecipes(w),
    ...planRecipes(w),
    ...pageRecipes(w),
    list_counts: {
      a: { bucket: 'a' },
      b: { bucket: 'b' },
      insert: () => aCount('c'),
      touch: () => ({ delta: 0 }),
      repoint: () => [{ bucket: 'd' }],
    },
    ...officeRecipes(w),
    system_settings: {
      a: { setting_key: 'site_name' },
      b: { setting_key: 'staff_only' },
      insert: (author) => ({ setting_key: 'new_key', setting_value: '1', updated_by: author.id }),
      touch: (actor) => ({ setting_value: '1', updated_by: actor.id }),
      repoint: () => [{ updated_by: bob.id }],
    },
    ...experimentRecipes(w),
    ...trafficRecipes(w),
    audit_log: {
      ...owned('id', 'entry'),
      insert: (owner) => ({
        // One that applicants and staff record; who may record which: escalation.test.ts.
        action: 'support.replied',
        subject_type: 'support_message',
        subject_id: owner.message,
        owner_id: owner.id,
      }),
      touch: () => ({ action: 'x' }),
      repoint: () => [{ owner_id: bob.id }, { actor_id: bob.id }],
    },
    audit_chain: {
      a: { audit_id: alice.entry },
      b: { audit_id: bob.entry },
      insert: () => ({ seq: 99, audit_id: w.unchained, hash: Buffer.alloc(32) }),
      touch: () => ({ hash: Buffer.alloc(1) }),
      repoint: () => [{ audit_id: w.unchained }],
    },
  };
}

const aStage = (owner: Dweller): Row => ({
  application_id: owner.application,
  step_number: 4,
  step_title: 'Visa Approval',
  step_description: 'Receive the visa',
  estimated_duration: '6-8 weeks',
  status: 'pending',
});
