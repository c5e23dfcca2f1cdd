ALTER TABLE "proposal_selfies" ADD COLUMN "confirmed_from" text;--> statement-breakpoint
ALTER TABLE "proposal_signers" ADD COLUMN "acted_from" text;