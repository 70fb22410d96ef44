export { useFlow, type FlowOptions, type RunnableFlow } from './kit/use-flow.ts';
