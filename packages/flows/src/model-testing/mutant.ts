import { createMachine, type AnyStateMachine, type AnyStateNodeConfig } from 'xstate';

/** Returns the same chart with one state changed: proof that a check can fail. */
export function mutant<M extends AnyStateMachine>(machine: M, path: string, change: Readonly<AnyStateNodeConfig>): M {
  const patchState = (config: AnyStateNodeConfig, [key, ...rest]: readonly string[]): AnyStateNodeConfig =>
    key === undefined
      ? { ...config, ...change }
      : { ...config, states: { ...config.states, [key]: patchState(config.states?.[key] ?? {}, rest) } };
  return createMachine(patchState(machine.config, path.split('.')), machine.implementations) as AnyStateMachine as M;
}
