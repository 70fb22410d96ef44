export { orderPanelOf } from './order-panel.ts';
export type * from './order-screen.types.ts';
