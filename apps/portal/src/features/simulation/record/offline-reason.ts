/** The sentence of the bar that says why nothing can be kept without a connection: buttons that wait for it point there. */
export const offlineReasonId = 'simulator-offline-reason';
