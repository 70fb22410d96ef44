/** Playwright's own list (`chromiumSwitches.ts` of playwright-core 1.65): a browser heeds only the last such argument. */
const switchedOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
] as const;

/** Chromium makes the popup of its address bar ready in each new window: 400 scripts, more work than a journey's own pages. */
const addressBarPopups = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'] as const;

/** A page that a journey hands out itself came from no address, and could then not reach the sandbox on this machine. */
const addressOfPage = 'LocalNetworkAccessChecks';

export const featuresOff = `--disable-features=${[...switchedOffByPlaywright, ...addressBarPopups, addressOfPage].join(',')}`;
