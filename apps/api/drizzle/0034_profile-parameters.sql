CREATE TABLE "profile_rights" (
	"role" text PRIMARY KEY NOT NULL,
	"create_propose" boolean NOT NULL,
	"view_payment_report" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_parameter_versions" (
	"version" integer PRIMARY KEY NOT NULL,
	"profile" text NOT NULL,
	"changed_by" char(26) NOT NULL,
	"changed_by_name" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_parameters" (
	"profile" text NOT NULL,
	"channel" text NOT NULL,
	"vehicle_type" text NOT NULL,
	"tax_type" text NOT NULL,
	"finance_type_id" integer NOT NULL,
	"view_direct_sale" boolean NOT NULL,
	"view_simulation_tax" boolean NOT NULL,
	"view_simulation_resume" boolean NOT NULL,
	"view_pricing_rate_net" boolean NOT NULL,
	"view_pricing_rate_special" boolean NOT NULL,
	"view_pricing_rate_comprada" boolean NOT NULL,
	"create_propose" boolean NOT NULL,
	"view_payment_report" boolean NOT NULL,
	CONSTRAINT "profile_parameters_key" PRIMARY KEY("profile","channel","vehicle_type","tax_type","finance_type_id")
);
