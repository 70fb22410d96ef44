export { planListOf } from '../../parts/order/order-state.ts';
export { orderPanelOf } from './order-panel.ts';
export type * from './order-screen.types.ts';
