import { type AuthResponse } from '@folioflow/api/contract';
import { readFilterLists } from '../../catalogue/port.ts';
import { storeClientLanguage } from '../../clients/client-languages.ts';
import { screenOfClient, clientTraitsOf } from '../../clients/clients.ts';
import { type ClientRow } from '../../clients/client-tables.ts';
import { type Call, type Reply } from '../../ground/call.ts';
import { dayAt } from '../../kit/days.ts';
import { endSessions, openSession } from './sessions.ts';

export type SessionServices = Pick<Call, 'db' | 'now' | 'random' | 'switches' | 'language'>;

const readMasterLists = async (call: SessionServices): Promise<NonNullable<AuthResponse['masterList']>> => {
  const lists = await readFilterLists(call.db, dayAt(call.now));
  return call.switches.masterListPlace === 'masterList' ? lists : { amc_filter_list: lists };
};

export const profileDataOf = (client: ClientRow): NonNullable<AuthResponse['profileData']> => {
  const name = `${client.first_name} ${client.last_name}`.trim();
  return {
    login_mobile_number: client.mobile,
    login_email: client.email ?? '',
    ...(name === '' ? {} : { login_name: name }),
  };
};

/** Opens a full session: token, profile, lists and the screen of the present stage. */
export const openFullSession = async (call: SessionServices, client: ClientRow): Promise<Reply<AuthResponse>> => {
  await storeClientLanguage(call.db, client.id, call.language);
  if (call.switches.singleSession === 'on') await endSessions(call.db, client.id, 'elsewhere');
  return {
    token_id: await openSession(call, {
      kind: 'investor',
      holderId: client.id,
      isShort: clientTraitsOf(client).endsSessionWith !== undefined,
    }),
    is_authenticated: true,
    profileData: profileDataOf(client),
    masterList: await readMasterLists(call),
    navigateScreen: screenOfClient(client),
  };
};

/** `verify_otp` and `verify_password`, placed according to the switch verifyPlace. */
export const verificationFlags = (
  call: Pick<Call, 'switches'>,
  flags: { readonly verify_otp?: boolean; readonly verify_password?: boolean },
): Pick<AuthResponse, 'verify_otp' | 'verify_password' | 'state_parameters'> =>
  call.switches.verifyPlace === 'top' ? flags : { state_parameters: flags };
