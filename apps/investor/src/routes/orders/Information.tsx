import { informationHtmlOf } from '@folioflow/flows';
import { Information } from '@folioflow/ui/screens/orders/Information/Information';
import { useNavigationState } from '@folioflow/wiring';

export const InformationRoute = () => <Information html={useNavigationState(informationHtmlOf)} />;
