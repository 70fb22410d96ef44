import { type AuthResponse } from '@folioflow/api/contract';
import { offeredFilterLists } from '../catalogue/port.ts';
import { screenOf, traitsOf } from '../clients/clients.ts';
import { type ClientRow } from '../clients/client-tables.ts';
import { type Call, type Reply } from '../ground/call.ts';
import { dayAt } from '../kit/days.ts';
import { endSessions, openSession } from './sessions.ts';

export type SessionServices = Pick<Call, 'db' | 'now' | 'random' | 'switches'>;

const masterListOf = async (call: SessionServices): Promise<NonNullable<AuthResponse['masterList']>> => {
  const lists = await offeredFilterLists(call.db, dayAt(call.now));
  return call.switches.masterListPlace === 'masterList' ? lists : { amc_filter_list: lists };
};

export const profileOf = (client: ClientRow): NonNullable<AuthResponse['profileData']> => {
  const name = `${client.first_name} ${client.last_name}`.trim();
  return {
    login_mobile_number: client.mobile,
    login_email: client.email ?? '',
    ...(name === '' ? {} : { login_name: name }),
  };
};

/** A customer who is signed in for good: full token, profile, lists and the screen of the current stage. */
export const fullSession = async (call: SessionServices, client: ClientRow): Promise<Reply<AuthResponse>> => {
  if (call.switches.singleSession === 'on') await endSessions(call.db, client.id, 'elsewhere');
  return {
    token_id: await openSession(call, {
      kind: 'investor',
      holderId: client.id,
      isShort: traitsOf(client).endsSessionWith !== undefined,
    }),
    is_authenticated: true,
    profileData: profileOf(client),
    masterList: await masterListOf(call),
    navigateScreen: screenOf(client),
  };
};

/** `verify_otp` and `verify_password` where the switch verifyPlace wants them. */
export const verified = (
  call: Pick<Call, 'switches'>,
  flags: { readonly verify_otp?: boolean; readonly verify_password?: boolean },
): Pick<AuthResponse, 'verify_otp' | 'verify_password' | 'state_parameters'> =>
  call.switches.verifyPlace === 'top' ? flags : { state_parameters: flags };
