export type { KeptFlow } from './kit/kept-flow.ts';
export { useFlow, type FlowOptions, type InputOf, type RunnableFlow } from './kit/use-flow.ts';
