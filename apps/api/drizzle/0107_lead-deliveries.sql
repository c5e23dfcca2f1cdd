CREATE TABLE "lead_deliveries" (
	"lead_id" char(26) NOT NULL,
	"version" integer NOT NULL,
	"event" text NOT NULL,
	"status" text NOT NULL,
	"owner_id" char(26),
	"owner_name" text,
	"how" text,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lead_deliveries_lead_id_version_pk" PRIMARY KEY("lead_id","version")
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "crm_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "crm_sent_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "crm_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "crm_waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "crm_refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_waiting_for_crm" ON "leads" USING btree ("crm_waiting_since","id") WHERE crm_waiting_since is not null;