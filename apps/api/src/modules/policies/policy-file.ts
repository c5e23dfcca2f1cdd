/** The folder of the insurers' files of policies. */
export const policyFolder = 'policies';

/** The file of a policy is named by its insurance proposal. */
export const policyFileKey = (insuranceId: string): string => `${policyFolder}/${insuranceId}`;
