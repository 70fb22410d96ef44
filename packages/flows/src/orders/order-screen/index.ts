export { orderPanelOf, orderScreenStateOf, selectedOrderOf } from './order-panel.ts';
export type * from './order-screen.types.ts';
