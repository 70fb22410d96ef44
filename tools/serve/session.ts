interface Issued {
  readonly token_id: string;
  readonly profileData: unknown;
  readonly masterList?: { readonly amc_filter_list?: unknown };
}

/** What the investor app keeps in local storage for a copy of a persona that the sandbox signs in without the steps. */
export async function storedSession(
  sandbox: string,
  persona: { readonly mobile: string; readonly like?: string },
): Promise<Readonly<Record<string, string>>> {
  const answer = await fetch(`${sandbox}/__sandbox/token`, { method: 'POST', body: JSON.stringify(persona) });
  if (!answer.ok) throw new Error(`POST /__sandbox/token answered ${answer.status}: ${await answer.text()}`);
  const { token_id, profileData, masterList } = (await answer.json()) as Issued;
  return {
    token: token_id,
    profileData: JSON.stringify(profileData),
    masterList: JSON.stringify(masterList?.amc_filter_list ?? masterList ?? null),
  };
}
