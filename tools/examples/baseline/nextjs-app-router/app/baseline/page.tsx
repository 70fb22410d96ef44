import { Baseline } from '../../components/Baseline.tsx';

export default function BaselinePage() {
  return (
    <main>
      <Baseline />
    </main>
  );
}
