import { Redirect } from '@folioflow/wiring';

export const HomeRoute = () => <Redirect to="/clientList/" />;
