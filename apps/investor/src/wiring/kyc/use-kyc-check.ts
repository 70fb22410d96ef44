import { kycProgressOfRecord, kycProgressStorage, storedKycProgressOf, type StoredKycProgress } from '@folioflow/flows';
import type { KycCheck } from '@folioflow/ui/parts/stage/KycBanner/KycBanner';
import { readStoredText, useLateReturn, useStoredTextSync } from '@folioflow/wiring';
import { useEffect, useState } from 'react';
import { useApp } from '../app-context.ts';

const storedValues = ['unfinished', 'finished'] as const satisfies readonly StoredKycProgress[];

/**
 * Checks the progress of the KYC by one request. `stored` is the progress that was stored when the page opened, null
 * where none was stored; the answer is stored for the next page.
 */
export function useKycCheck(): {
  readonly stored: StoredKycProgress | null;
  readonly check: KycCheck;
} {
  const { provider, stores } = useApp();
  const [stored] = useState(
    () => storedValues.find((value) => value === readStoredText(stores, kycProgressStorage)) ?? null,
  );
  const [progress, setProgress] = useState<KycCheck['progress']>('checking');
  useLateReturn(() => setProgress('checking'));
  const isRequested = progress === 'checking';
  useEffect(() => {
    if (!isRequested) return undefined;
    const controller = new AbortController();
    // After its signal is aborted, a call of the provider never settles.
    provider.getStageInfo({ stage_name: 'esignkyc' }, { signal: controller.signal }).then(
      (outcome) => setProgress(kycProgressOfRecord(outcome) ?? 'unchecked'),
      () => setProgress('unchecked'),
    );
    return () => controller.abort();
  }, [isRequested, provider]);
  useStoredTextSync(kycProgressStorage, typeof progress === 'string' ? undefined : storedKycProgressOf(progress));
  return { stored, check: { progress, onRetry: () => setProgress('checking') } };
}
