import { statedSchemeFactsOf, type Scheme, type SchemePlan } from '@folioflow/api/contract';
import { memoiseLastResult } from '../../kit/memoise-last-result.ts';

/** The other plan of the same fund: their names differ in the plan only. */
interface SchemeTwin {
  readonly other: Scheme;
  /** Their common name: that of the fund, or with several options the name without the plan. */
  readonly name: string;
}
export type SchemeTwins = ReadonlyMap<Scheme, SchemeTwin>;

/** The last one: a fund may be called `Regular Savings Fund`. */
const PLAN_IN_NAME = /^(.*[^\s(–-])[\s(–-]+(?:direct|regular)(?:\s+plan)?\b\)?/i;

const planOf = (scheme: Scheme): SchemePlan | null => statedSchemeFactsOf(scheme).plan;

/** Finds the twins of a list by the plans that the provider states; a list must not be changed in place. */
export const schemeTwins = memoiseLastResult((schemes: readonly Scheme[]): SchemeTwins => {
  const twins = new Map<Scheme, SchemeTwin>();
  const single = new Map<string, Scheme>();
  const sizes = new Map<string, number>();
  for (const scheme of schemes) {
    const { plan, fundName } = statedSchemeFactsOf(scheme);
    if (plan === null) continue;
    sizes.set(fundName, (sizes.get(fundName) ?? 0) + 1);
    const name = scheme.scheme_name.replace(PLAN_IN_NAME, '$1');
    const key = `${scheme.scheme_amc} ${name}`;
    const other = single.get(key);
    if (other === undefined) single.set(key, scheme);
    else if (planOf(other) !== plan && !twins.has(other)) {
      twins.set(scheme, { other, name });
      twins.set(other, { other: scheme, name });
    }
  }
  for (const [scheme, twin] of twins) {
    const { fundName } = statedSchemeFactsOf(scheme);
    if (fundName !== '' && sizes.get(fundName) === 2) twins.set(scheme, { ...twin, name: fundName });
  }
  return twins;
});

/** Removes the other plan where a list has both; a scheme without its twin remains, whatever its plan. */
export function schemesOfPlan(listed: readonly Scheme[], twins: SchemeTwins, plan: SchemePlan): readonly Scheme[] {
  if (twins.size === 0) return listed;
  const hidden = new Set<Scheme>();
  for (const scheme of listed) {
    const twin = twins.get(scheme);
    if (twin !== undefined && scheme.scheme_plan === plan) hidden.add(twin.other);
  }
  return hidden.size === 0 ? listed : listed.filter((scheme) => !hidden.has(scheme));
}
