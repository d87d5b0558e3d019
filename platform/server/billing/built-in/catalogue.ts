import type { PaidPlan } from '../billing.ts';
import { missing } from './api-error.ts';

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
