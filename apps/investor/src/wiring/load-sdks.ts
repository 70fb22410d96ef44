import type { AppConfig } from '../config/config.ts';

/**
 * Adds the two third-party scripts after the first paint. No code waits for them; the browser logs a failed load
 * (C-95).
 */
export function loadSdks({ esignSdkUrl, checkoutSdkUrl }: AppConfig): void {
  for (const address of [esignSdkUrl, checkoutSdkUrl]) {
    if (address === '') continue;
    const script = document.createElement('script');
    script.async = true;
    script.src = address;
    document.head.append(script);
  }
}

/** Removes the service workers of an older site on this origin; the app registers none (ON-440). */
export async function unregisterWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
}
