interface IssuedSession {
  readonly navigateScreen?: string;
  readonly token_id: string;
  readonly profileData: unknown;
  readonly masterList?: { readonly amc_filter_list?: unknown };
}

/**
 * Local storage of the investor app for a copy of a persona that the sandbox signs in without the steps; a sandbox that
 * other machines reach requires its control token.
 */
export async function createStoredSession(
  sandbox: string,
  persona: { readonly mobile: string; readonly like?: string },
  controlToken = '',
): Promise<Readonly<Record<string, string>>> {
  const headers = controlToken === '' ? {} : { authorization: `Bearer ${controlToken}` };
  const answer = await fetch(`${sandbox}/__sandbox/token`, { method: 'POST', headers, body: JSON.stringify(persona) });
  if (!answer.ok) throw new Error(`POST /__sandbox/token answered ${answer.status}: ${await answer.text()}`);
  const { token_id, profileData, masterList, navigateScreen } = (await answer.json()) as IssuedSession;
  return {
    token: token_id,
    profileData: JSON.stringify(profileData),
    kyc_progress: navigateScreen === 'portfolio' ? 'finished' : 'unfinished',
    masterList: JSON.stringify(masterList?.amc_filter_list ?? masterList ?? null),
  };
}
