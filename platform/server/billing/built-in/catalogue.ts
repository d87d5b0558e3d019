import type { PaidPlan } from '../billing.ts';
import { missing } from './protocol.ts';

/** A monthly price in US dollars. */
export interface CatalogueEntry {
  id: string;
  plan: PaidPlan;
  name: string;
  /** Cents a month. */
  amount: number;
}

export const currency = 'usd';

export interface Catalogue {
  all: readonly CatalogueEntry[];
  /** @throws ApiError `resource_missing` for a price that is not sold here. */
  get(id: string, param?: string): CatalogueEntry;
}

/** The plans as they are sold: their names, and US dollars a month. */
export type PlansOnSale = Readonly<Record<PaidPlan, { name: string; monthly: number }>>;

/** What the built-in provider sells: the paid plans at their prices, under the ids it was told. */
export function catalogueOf(prices: Record<PaidPlan, string>, sold: PlansOnSale): Catalogue {
  const all = (['standard', 'premium'] as const).map((plan) => ({
    id: prices[plan],
    plan,
    name: sold[plan].name,
    amount: sold[plan].monthly * 100,
  }));
  return {
    all,
    get(id, param = 'id') {
      const entry = all.find((one) => one.id === id);
      if (!entry) throw missing('price', id, param);
      return entry;
    },
  };
}

/** One month after a moment (both in seconds), on day `anchorDay` where that month has it, else on its last day. UTC. */
export function monthAfter(moment: number, anchorDay: number): number {
  const from = new Date(moment * 1000);
  const next = new Date(from);
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(anchorDay, last));
  return next.getTime() / 1000;
}
