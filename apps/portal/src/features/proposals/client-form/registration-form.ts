import { type Typed, typedOf } from '@estrada/domain/forms/rows';
import { consentTexts } from '@estrada/domain/proposals/index';
import {
  type CompanyForm,
  type IndividualForm,
  normaliseClient,
  normaliseVehicleInfo,
  type VehicleInfo,
} from '@estrada/domain/proposals/registration/index';
import type { BodyInputOf, Endpoints, ProposalDetail } from '@estrada/endpoints/index';
import type { FormRecord } from '@estrada/web/records/form/use-record-form.ts';
import { rowsFor } from './form-sections.ts';

/**
 * The form as typed: the wire format, with `''` for empty fields. Its paths are those of the update call, so a refusal
 * of the server is shown at its field.
 */
export type FormValues = {
  client: Typed<IndividualForm> | Typed<CompanyForm>;
  vehicleAdditionalInfo: Typed<VehicleInfo>;
  authorization: { creditRegistry: boolean; privacyNotice: boolean };
};

/** The form values of a proposal. */
export const toFormValues = ({
  client,
  vehicleAdditionalInfo,
}: Pick<ProposalDetail, 'client' | 'vehicleAdditionalInfo'>): FormValues => ({
  ...(typedOf(rowsFor(client.personType), { client, vehicleAdditionalInfo }) as Omit<FormValues, 'authorization'>),
  authorization: { creditRegistry: false, privacyNotice: false },
});

/** The proposal as a record of its form. */
export const toFormRecord = (proposal: ProposalDetail): FormRecord<FormValues> => ({
  version: proposal.version,
  values: toFormValues(proposal),
  isClosed: !proposal.can.edit,
});

/** The body of the update call. It includes the consents once both texts are accepted and none is recorded yet. */
export function toUpdateBody(
  { client, vehicleAdditionalInfo, authorization }: FormValues,
  version: number,
  consentRecorded: boolean,
): BodyInputOf<Endpoints['updateProposal']> {
  const isAgreed = authorization.creditRegistry && authorization.privacyNotice;
  return {
    version,
    client: normaliseClient(client),
    vehicleAdditionalInfo: normaliseVehicleInfo(vehicleAdditionalInfo),
    ...(isAgreed && !consentRecorded
      ? {
          authorization: {
            creditRegistry: true,
            privacyNotice: true,
            textVersion: consentTexts.creditRegistry.version,
          },
        }
      : {}),
  };
}
