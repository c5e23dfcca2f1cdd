CREATE TABLE "vap_exemptions" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"proposal_id" char(26) NOT NULL,
	"token_hash" text NOT NULL,
	"products" jsonb NOT NULL,
	"made_by" char(26) NOT NULL,
	"made_by_name" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"confirmed_from" text,
	"text_version" text,
	CONSTRAINT "vap_exemptions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "vap_exemptions" ADD CONSTRAINT "vap_exemptions_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vap_exemptions_of_proposal" ON "vap_exemptions" USING btree ("proposal_id","id");--> statement-breakpoint
CREATE INDEX "vap_exemptions_unused" ON "vap_exemptions" USING btree ("expires_at") WHERE confirmed_at is null;