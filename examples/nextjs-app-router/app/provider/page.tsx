import { ProviderFlows } from '../../components/ProviderFlows.tsx';

/** A server component: the client of the provider exists in the browser only. */
export default function ProviderPage() {
  return (
    <main>
      <ProviderFlows />
    </main>
  );
}
