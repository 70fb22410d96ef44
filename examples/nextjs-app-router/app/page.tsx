import { OwnPortsFlow } from '../components/OwnPortsFlow.tsx';

/** A server component: the flow is rendered on the server in its first state, and runs in the browser. */
export default function OwnPortsPage() {
  return (
    <main>
      <OwnPortsFlow />
    </main>
  );
}
