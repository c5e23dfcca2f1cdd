CREATE TABLE "dealer_services" (
	"dealer_id" char(26) PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"hours" jsonb NOT NULL,
	"holidays" jsonb NOT NULL,
	"origins" jsonb NOT NULL,
	"changed_by_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dealer_services" ADD CONSTRAINT "dealer_services_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;