import type { AppConfig } from '../config/config.ts';

/** Adds the two widgets of third parties after the first paint. Nothing waits for them; a failed load shows in the browser's own log (C-95). */
export function loadSdks({ esignSdkUrl, checkoutSdkUrl }: AppConfig): void {
  for (const address of [esignSdkUrl, checkoutSdkUrl]) {
    if (address === '') continue;
    const script = document.createElement('script');
    script.async = true;
    script.src = address;
    document.head.append(script);
  }
}

/** The app serves no worker; one left by an older site on this origin is removed (ON-440). */
export async function unregisterWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
}
