import { informationOf } from '@folioflow/flows';
import { Information } from '@folioflow/ui/screens/orders/Information/Information';
import { useNavigationState } from '../../wiring/use-address.ts';

export const InformationRoute = () => <Information html={useNavigationState(informationOf)} />;
