import type { Contract } from '#platform/shared/contract.ts';
import type { Operation, Policy } from '../operation.ts';
import type { Limits } from './limits.ts';

/** One line of the route table: what is asked, who may ask, how much, and the operation that answers. */
export interface Route {
  contract: Contract;
  policy: Policy;
  limits: Limits;
  /** Only for those who have signed in within ten minutes; others are answered `sign_in_again`. */
  recent?: boolean;
  operation: Operation<Contract, Policy>;
}

/** Ties a contract to its policy, limits and operation, and lets the compiler check that they fit. */
export function route<C extends Contract, P extends Policy>(
  contract: C,
  rules: { policy: P; limits: Limits; recent?: P extends 'public' | 'link' ? never : boolean },
  operation: Operation<C, P>,
): Route {
  return { contract, ...rules, operation: operation as unknown as Route['operation'] };
}
